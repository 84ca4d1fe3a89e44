import type { Rest } from "../rest/client.ts";
import { path } from "../rest/path.ts";
import type { Answer, Body, Query, RestBatch } from "../rest/types.ts";

const logoFolder = "public/profile-pictures";

/** The company of the token's user. */
export const getCompany = (rest: Rest) => rest.get<Answer<"getCompany">>(path`v1/company`);

export const updateCompany = (rest: Rest, change: Body<"updateCompany">, ifMatch?: string) =>
  rest.put<Answer<"updateCompany">>(path`v1/company`, change, ifMatch);

export const createLogoUpload = (rest: Rest, companyId: string, fileName: string) =>
  rest.post<Answer<"createLogoUpload">>(path`v1/company/${companyId}/pre-signed-url`, {
    fileName: `${logoFolder}/${fileName}`,
  });

export const getFigures = (rest: Rest, query: Query<"getFigures">) =>
  rest.get<Answer<"getFigures">>(path`v1/figures`, query);

export const listBatches = (rest: Rest, companyId: string) =>
  rest.get<Answer<"listBatches">>(path`v1/company/${companyId}/batch`);

export const getBatch = (rest: Rest, companyId: string, batchId: string) =>
  rest.get<RestBatch>(path`v1/company/${companyId}/batch/${batchId}`);

export const startBatch = (rest: Rest, companyId: string, body: Body<"startBatch">, key?: string) =>
  rest.post<RestBatch>(path`v1/company/${companyId}/batch`, body, key);

export const undoBatch = (rest: Rest, companyId: string, batchId: string) =>
  rest.post<RestBatch>(path`v1/company/${companyId}/batch/${batchId}/undo`);

export const listChanges = (rest: Rest, query: Query<"listChanges">) =>
  rest.get<Answer<"listChanges">>(path`v1/changes`, query);
