import type { Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { type FieldValues, toDay } from "../history/chain/historyEvent.ts";

/** A project's fields in the history. Archiving has an event of its own. */
export function projectFields(row: Selectable<Tables["project"]>): FieldValues {
  return {
    name: row.name,
    customer: row.customer,
    "customer.email": row.customer_email,
    postalCode: row.postal_code,
    city: row.city,
    startDate: toDay(row.start_date),
    endDate: toDay(row.end_date),
    workKind: row.work_kind,
  };
}
