import type { Rest } from "../rest/client.ts";
import { path } from "../rest/path.ts";
import type { Answer, Body, RestBatch } from "../rest/types.ts";

export const listBatches = (rest: Rest, companyId: string) =>
  rest.get<Answer<"listBatches">>(path`v1/company/${companyId}/batch`);

export const getBatch = (rest: Rest, companyId: string, batchId: string) =>
  rest.get<RestBatch>(path`v1/company/${companyId}/batch/${batchId}`);

export const startBatch = (rest: Rest, companyId: string, body: Body<"startBatch">, key?: string) =>
  rest.post<RestBatch>(path`v1/company/${companyId}/batch`, body, key);

export const undoBatch = (rest: Rest, companyId: string, batchId: string) =>
  rest.post<RestBatch>(path`v1/company/${companyId}/batch/${batchId}/undo`);
