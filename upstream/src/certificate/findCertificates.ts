import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import { isLastSending } from "../database/isLastSending.ts";
import type { Tables } from "../database/tables.ts";
import { updatedSince } from "../database/updatedAt.ts";
import type { Call } from "../http/operation.ts";
import { searchWords } from "./certificateSearchKey.ts";

type Filter = Partial<Call<"listCertificates">["query"]>;
type State = NonNullable<Filter["state"]>[number];
type Status = NonNullable<Filter["status"]>[number];
type Where = ExpressionBuilder<Tables, "certificate">;

export function findCertificates(db: Kysely<Tables>, companyId: string, filter: Filter) {
  const { query = "", number, from, to, endsFrom, endsTo, state, status, updatedSince: since = "" } = filter;
  return db
    .selectFrom("certificate")
    .where("certificate.company_id", "=", companyId)
    .$if(number !== undefined, (found) => found.where("certificate.number", "=", (number ?? "").toUpperCase()))
    .$if(from !== undefined, (found) => found.where("activation_date", ">=", new Date(from ?? 0)))
    .$if(to !== undefined, (found) => found.where("activation_date", "<=", new Date(to ?? 0)))
    .$if(endsFrom !== undefined, (found) => found.where("valid_until", ">=", endsFrom ?? ""))
    .$if(endsTo !== undefined, (found) => found.where("valid_until", "<=", endsTo ?? ""))
    .$if(since !== "", (found) =>
      found.where("certificate.id", "in", updatedSince(db, companyId, "CERTIFICATE", since)),
    )
    .where((eb) => eb.and(searchWords(query).map((word) => hasWord(eb, companyId, word))))
    .$if(state !== undefined, (found) =>
      found.where((eb) => eb.or((state ?? []).map((each) => isInState(eb, companyId, each)))),
    )
    .$if(status !== undefined, (found) =>
      found.where((eb) => eb.or((status ?? []).map((each) => hasStatus(eb, companyId, each)))),
    );
}

function hasWord(eb: Where, companyId: string, word: string) {
  return eb.or([
    sql<SqlBool>`strpos(search_key, ${word}) > 0`,
    eb(
      "certificate.id",
      "in",
      selectSent(eb, companyId).where(sql<SqlBool>`strpos(lower(recipient.email), ${word}) > 0`),
    ),
  ]);
}

/** Queued and failed mails are few, so `SENT` selects sent certificates without a queued or failed mail. */
function isInState(eb: Where, companyId: string, state: State) {
  const sent = eb("certificate.id", "in", selectSent(eb, companyId));
  if (state === "NOT_SENT") return eb.not(sent);
  if (state !== "SENT") return eb("certificate.id", "in", selectUnsent(eb, companyId, [state]));
  return eb.and([sent, eb.not(eb("certificate.id", "in", selectUnsent(eb, companyId, ["QUEUED", "FAILED"])))]);
}

function hasStatus(eb: Where, companyId: string, status: Status) {
  if (status === "ISSUED") return eb("withdrawn_at", "is", null);
  const replaced = eb
    .selectFrom("certificate_replacement as replacement")
    .select("replacement.replaced_id")
    .where("replacement.company_id", "=", companyId);
  const isReplaced = eb("certificate.id", "in", replaced);
  return eb.and([eb("withdrawn_at", "is not", null), status === "REPLACED" ? isReplaced : eb.not(isReplaced)]);
}

function selectSent(eb: Where, companyId: string) {
  return eb
    .selectFrom("sending_certificate as sent")
    .innerJoin("recipient", (join) =>
      join.onRef("recipient.company_id", "=", "sent.company_id").onRef("recipient.sending_id", "=", "sent.sending_id"),
    )
    .select("sent.certificate_id")
    .where("sent.company_id", "=", companyId);
}

function selectUnsent(eb: Where, companyId: string, states: ("QUEUED" | "FAILED")[]) {
  return selectSent(eb, companyId)
    .innerJoin("sending", (join) =>
      join.onRef("sending.company_id", "=", "sent.company_id").onRef("sending.id", "=", "sent.sending_id"),
    )
    .where("recipient.state", "in", states)
    .where("recipient.copy", "=", false)
    .where(isLastSending);
}
