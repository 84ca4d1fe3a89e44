import type { Handler } from "../http/operation.ts";
import { knownLanguage } from "../i18n/language.ts";
import { readInstallation } from "./readInstallation.ts";

export const getInstallation: Handler<"getInstallation"> = async ({ db, viewer, params, query }) => ({
  status: 200,
  ...(await readInstallation(db, viewer.companyId, params, knownLanguage(query.language))),
});
