import type { Handler } from "../http/operation.ts";
import { countKinds, kindsOf, utcToday } from "./attentionKinds.ts";

export const listAttention: Handler<"listAttention"> = async ({ db, viewer, query: { today = utcToday() } }) => {
  const { companyId, id } = viewer;
  const kinds = kindsOf(viewer);
  const counts = await countKinds(db, { companyId, userId: id, today }, kinds);
  const putOff = await db
    .selectFrom("attention_put_off")
    .select(["kind", "until"])
    .where("company_id", "=", companyId)
    .where("user_id", "=", id)
    .where("item_id", "=", "")
    .where("until", ">", today)
    .execute();
  const data = kinds.map((kind) => ({
    kind,
    count: counts.get(kind)?.count ?? 0,
    putOffCount: counts.get(kind)?.putOffCount ?? 0,
    putOffUntil: putOff.find((row) => row.kind === kind)?.until ?? null,
  }));
  return { status: 200, body: { data } };
};
