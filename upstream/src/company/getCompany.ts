import type { Handler } from "../http/operation.ts";
import { toCompany } from "./toCompany.ts";

export const getCompany: Handler<"getCompany"> = async ({ db, storage, viewer }) => {
  const company = await db
    .selectFrom("company")
    .selectAll()
    .where("id", "=", viewer.companyId)
    .executeTakeFirstOrThrow();
  return { status: 200, body: toCompany(company, storage), version: company.version };
};
