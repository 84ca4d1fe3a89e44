import type { Rest } from "../rest/client.ts";
import { path } from "../rest/path.ts";
import type { Answer, Body } from "../rest/types.ts";

export const listExports = (rest: Rest) => rest.get<Answer<"listExports">>(path`v1/exports`);

export const getExport = (rest: Rest, exportId: string) => rest.get<Answer<"getExport">>(path`v1/exports/${exportId}`);

export const createExport = (rest: Rest, body: Body<"createExport">) =>
  rest.post<Answer<"createExport">>(path`v1/exports`, body);

export const putExportPart = (
  rest: Rest,
  { exportId, part }: { exportId: string; part: number },
  body: Body<"putExportPart">,
) => rest.put<Answer<"putExportPart">>(path`v1/exports/${exportId}/parts/${String(part)}`, body);

export const endExport = (rest: Rest, exportId: string, body: Body<"endExport">) =>
  rest.put<Answer<"endExport">>(path`v1/exports/${exportId}`, body);
