import type { Generated, JSONColumnType } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { CreatedAt, Json } from "./poolTables.ts";

type Schemas = components["schemas"];

/** Product titles are not stored, because the catalogue has them in each language. */
export type TemplateContent = {
  folders: Schemas["TemplateFolder"][];
  rooms: (Omit<Schemas["TemplateRoom"], "products"> & { products: Omit<Schemas["TemplateProduct"], "title">[] })[];
};

export type TemplateTables = {
  template: {
    company_id: string;
    id: string;
    name: string;
    content: JSONColumnType<TemplateContent, Json, never>;
    version: Generated<number>;
    created_at: CreatedAt;
  };
};
