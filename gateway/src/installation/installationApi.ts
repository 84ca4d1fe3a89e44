import type { Rest } from "../rest/client.ts";
import { path } from "../rest/path.ts";
import type { Answer, Body, Query } from "../rest/types.ts";

type FolderIds = { companyId: string; projectId: string; folderId: string };
type Ids = { companyId: string; projectId: string; installationId: string };

export const installationsPath = ({ companyId, projectId, folderId }: FolderIds) =>
  path`v1/company/${companyId}/project/${projectId}/folder/${folderId}/installation`;
const installationPath = ({ companyId, projectId, installationId }: Ids) =>
  path`v1/company/${companyId}/project/${projectId}/installation/${installationId}`;
const completePath = ({ companyId, projectId, installationId }: Ids) =>
  path`v1/company/${companyId}/project/${projectId}/installation/${installationId}/complete`;

const reopenPath = ({ companyId, projectId, installationId }: Ids) =>
  path`v1/company/${companyId}/project/${projectId}/installation/${installationId}/reopen`;

/** Those of all projects, in the order of their ids. A service without the list answers 404. */
export const listAllInstallations = (rest: Rest, query: Query<"listAllInstallations">) =>
  rest.get<Answer<"listAllInstallations">>(path`v1/installations`, query);

export const getInstallation = (rest: Rest, ids: Ids, language: string) =>
  rest.get<Answer<"getInstallation">>(installationPath(ids), { language });

export const createInstallation = (rest: Rest, ids: FolderIds, body: Body<"createInstallation">, key?: string) =>
  rest.post<Answer<"createInstallation">>(installationsPath(ids), body, key);

/** REST wants title and installer each time; `newFolderId` moves the installation. Its answer takes no language. */
export const updateInstallation = (rest: Rest, ids: Ids, change: Body<"updateInstallation">, ifMatch?: string) =>
  rest.put<Answer<"updateInstallation">>(installationPath(ids), change, ifMatch);

export const deleteInstallation = (rest: Rest, ids: Ids) => rest.delete(installationPath(ids));

export const completeInstallation = (rest: Rest, ids: Ids, key?: string, language?: string) =>
  rest.post<Answer<"completeInstallation">>(completePath(ids), undefined, key, language ? { language } : {});

export const reopenInstallation = (rest: Rest, ids: Ids, body: Body<"reopenInstallation">, key?: string) =>
  rest.post<Answer<"reopenInstallation">>(reopenPath(ids), body, key);
