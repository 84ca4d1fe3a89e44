import type { Rest } from "../rest/client.ts";
import { path } from "../rest/path.ts";
import type { Answer, Body } from "../rest/types.ts";

const logoFolder = "public/profile-pictures";

/** The company of the token's user. */
export const getCompany = (rest: Rest) => rest.get<Answer<"getCompany">>(path`v1/company`);

export const updateCompany = (rest: Rest, change: Body<"updateCompany">, ifMatch?: string) =>
  rest.put<Answer<"updateCompany">>(path`v1/company`, change, ifMatch);

export const createLogoUpload = (rest: Rest, companyId: string, fileName: string) =>
  rest.post<Answer<"createLogoUpload">>(path`v1/company/${companyId}/pre-signed-url`, {
    fileName: `${logoFolder}/${fileName}`,
  });
