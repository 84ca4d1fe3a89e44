import type { Answer } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

type Query = { signed: boolean; language: string };

export function listSignableFolders(rest: Rest, companyId: string, projectId: string, query: Query) {
  return rest.get<Answer<"listSignableFolders">>(path`v1/company/${companyId}/project/${projectId}/signable`, query);
}
