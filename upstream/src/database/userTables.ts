import type { components } from "../__generated__/contract.ts";
import type { CreatedAt, Instant } from "./poolTables.ts";

type Schemas = components["schemas"];

export type UserTables = {
  invitation: {
    company_id: string;
    user_id: string;
    invited_by: string;
    token_hash: string;
    first_name: string;
    last_name: string;
    role: Schemas["Role"];
    installer: boolean;
    language: Schemas["Language"];
    created_at: CreatedAt;
    expires_at: Instant;
  };
  saved_view: {
    company_id: string;
    id: string;
    user_id: string;
    list: Schemas["SavedViewList"];
    name: string;
    /** Percent-encoded, as in the list's address. */
    search: string;
  };
  standards_confirmation: { company_id: string; version: string; confirmed_at: Instant; confirmed_by: string };
  /** An installation that another user took over from a deactivated user. */
  handover: { company_id: string; installation_id: string; user_id: string; taken_by: string };
};
