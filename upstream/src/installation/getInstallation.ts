import { knownLanguage } from "../language.ts";
import type { Handler } from "../operation.ts";
import { readInstallation } from "./readInstallation.ts";

export const getInstallation: Handler<"getInstallation"> = async ({ db, viewer, params, query }) => ({
  status: 200,
  ...(await readInstallation(db, viewer.companyId, params, knownLanguage(query.language))),
});
