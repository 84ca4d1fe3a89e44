import type { UserError } from "../__generated__/resolvers.ts";
import type { RestCertificate } from "../rest/types.ts";

/** The outcome of sending certificates; the project is read anew only when it is asked for. */
export type Sending = {
  projectId: string;
  archived: boolean;
  certificates: RestCertificate[];
  userErrors: UserError[];
};

/** The outcome of sending certificates again. */
export type Resending = Omit<Sending, "archived">;
