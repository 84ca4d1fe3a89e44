import type { operations } from "../rest/__generated__/contract.ts";
import type { Rest } from "../rest/client.ts";
import { path } from "../rest/path.ts";
import type { Answer, Body, RestProjectImport } from "../rest/types.ts";

type Page = NonNullable<operations["listProjects"]["parameters"]["query"]>;
type Ids = { companyId: string; projectId: string };

export const getProject = (rest: Rest, companyId: string, projectId: string) =>
  rest.get<Answer<"getProject">>(path`v1/company/${companyId}/project/${projectId}`);

/** A service without sorted pages ignores these parameters and has no `meta.states`. */
export const listProjects = (rest: Rest, companyId: string, page: Page) =>
  rest.get<Answer<"listProjects">>(path`v1/company/${companyId}/project`, page);

export const createProject = (rest: Rest, companyId: string, project: Body<"createProject">, key?: string) =>
  rest.post<Answer<"createProject">>(path`v1/company/${companyId}/project`, project, key);

export const getProjectImport = (rest: Rest, companyId: string) =>
  rest.get<Answer<"getProjectImport">>(path`v1/company/${companyId}/project-import`);

export const importProjects = (rest: Rest, companyId: string, projects: Body<"createProject">[], key?: string) =>
  rest.post<Answer<"importProjects"> | RestProjectImport>(
    path`v1/company/${companyId}/project-import`,
    { projects },
    key,
  );

export const getImportProgress = (rest: Rest, companyId: string, importId: string) =>
  rest.get<Answer<"getImportProgress">>(path`v1/company/${companyId}/project-import/${importId}`);

/** Replaces the project's own fields; an optional one that is null is cleared. */
export const updateProject = (rest: Rest, ids: Ids, change: Body<"updateProject">, ifMatch?: string) =>
  rest.put<Answer<"updateProject">>(path`v1/company/${ids.companyId}/project/${ids.projectId}`, change, ifMatch);

export const deleteProject = (rest: Rest, companyId: string, projectId: string) =>
  rest.delete(path`v1/company/${companyId}/project/${projectId}`);
