import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { CreatedAt, Json, OptionalInstant } from "./poolTables.ts";

type Schemas = components["schemas"];
type Entry = Schemas["HistoryEntry"];

export type ProjectToImport = Schemas["NewProject"] & { id: string; path: string };

export type ImportTables = {
  project_import: {
    company_id: string;
    id: string;
    actor_kind: Entry["actor"]["kind"];
    actor_id: string | null;
    via: Entry["via"];
    /** REMOVING: a project could not be made, so the projects made before are removed. */
    state: Generated<"RUNNING" | "REMOVING" | "COMPLETED" | "FAILED">;
    project_ids: JSONColumnType<string[]>;
    project_count: number;
    done_count: Generated<number>;
    details: ColumnType<Schemas["Detail"][], Json | undefined, Json>;
    created_at: CreatedAt;
    ended_at: OptionalInstant;
  };
  project_import_part: {
    company_id: string;
    import_id: string;
    part: number;
    projects: JSONColumnType<ProjectToImport[]>;
  };
};
