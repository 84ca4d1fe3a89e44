import type { Handler } from "../http/operation.ts";
import { findCandidates } from "./findCandidates.ts";
import { findWords } from "./findWords.ts";
import { loadHits } from "./loadHits.ts";
import { rankCandidates } from "./rankCandidates.ts";

export const search: Handler<"search"> = async ({ db, viewer: { companyId }, query: { query, take } }) => {
  const words = await findWords(db, companyId, query ?? "");
  const candidates = await findCandidates(db, companyId, words);
  const ranked = rankCandidates(candidates, words, take ?? 20);
  return { status: 200, body: { data: await loadHits(db, companyId, ranked, words) } };
};
