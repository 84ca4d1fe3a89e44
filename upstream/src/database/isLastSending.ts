import type { ExpressionBuilder } from "kysely";
import type { Tables } from "./tables.ts";

type Sendings = Tables & { sent: Tables["sending_certificate"] };

export function isLastSending({ not, exists, selectFrom }: ExpressionBuilder<Sendings, "sent" | "sending">) {
  return not(
    exists(
      selectFrom("sending_certificate as again")
        .innerJoin("sending as later", (join) =>
          join.onRef("later.company_id", "=", "again.company_id").onRef("later.id", "=", "again.sending_id"),
        )
        .select("later.id")
        .whereRef("again.company_id", "=", "sent.company_id")
        .whereRef("again.certificate_id", "=", "sent.certificate_id")
        .whereRef("later.created_at", ">", "sending.created_at"),
    ),
  );
}
