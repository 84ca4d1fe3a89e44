import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Json } from "./poolTables.ts";

type Schemas = components["schemas"];
export type ObjectKind = Schemas["ChangedObject"]["kind"];
type Inserted<T> = ColumnType<T, T, never>;

/** An entry's value. A personal value is stored as its salted hash. */
export type StoredValue = string | { hash: string } | null;

export type StoredChange = {
  field: Schemas["HistoryChange"]["field"];
  step: number | null;
  from: StoredValue;
  to: StoredValue;
};

/** The database refuses updates of entries. */
export type HistoryTables = {
  history: {
    company_id: Inserted<string>;
    sequence: Inserted<number>;
    at: ColumnType<Date, Date, never>;
    action: Inserted<Schemas["HistoryAction"]>;
    actor_kind: Inserted<Schemas["HistoryEntry"]["actor"]["kind"]>;
    actor_id: Inserted<string | null>;
    via: Inserted<Schemas["HistoryEntry"]["via"]>;
    project_id: Inserted<string | null>;
    folder_id: Inserted<string | null>;
    installation_id: Inserted<string | null>;
    user_id: Inserted<string | null>;
    template_id: Inserted<string | null>;
    measurement_id: Inserted<string | null>;
    product_id: Inserted<string | null>;
    step_label: Inserted<string | null>;
    certificate: Inserted<string | null>;
    changes: ColumnType<StoredChange[], Json, never>;
    /** The texts of `changes` in lower case, one per line. */
    folded_texts: GeneratedAlways<string | null>;
    previous_hash: Inserted<string | null>;
    hash: Inserted<string>;
  };
  history_check: {
    company_id: string;
    checked_at: Date;
    entries: number;
    last_hash: string | null;
    broken_sequence: number | null;
  };
  /** The last entry of a company's chain. A transaction that adds to the chain locks this row. */
  history_head: {
    company_id: string;
    sequence: number;
    hash: string | null;
    change_position: Generated<number>;
    /** The highest position of a removed object whose row in `object_change` was deleted. */
    change_horizon: Generated<number>;
  };
  /** An object with the position of its last change or its removal. */
  object_change: {
    company_id: string;
    kind: ObjectKind;
    id: string;
    project_id: string | null;
    position: number;
    first_position: number;
    changed_at: Date;
    external_id: string | null;
    removed: boolean;
  };
  history_value: {
    company_id: string;
    sequence: number;
    change: number;
    side: "from" | "to";
    salt: string;
    value: string;
    folded_value: GeneratedAlways<string>;
  };
};
