import { installationsPath } from "../installation/installationApi.ts";
import type { Rest } from "../rest/client.ts";
import { path } from "../rest/path.ts";
import type { Answer, Body, Query } from "../rest/types.ts";

type Ids = { companyId: string; projectId: string; folderId: string };

const folderPath = ({ companyId, projectId, folderId }: Ids) =>
  path`v1/company/${companyId}/project/${projectId}/folder/${folderId}`;
const subFoldersPath = ({ companyId, projectId, folderId }: Ids) =>
  path`v1/company/${companyId}/project/${projectId}/folder/${folderId}/folder`;

export const getFolder = (rest: Rest, ids: Ids) => rest.get<Answer<"getFolder">>(folderPath(ids));

export const createFolder = (rest: Rest, parentIds: Ids, folder: Body<"createFolder">, key?: string) =>
  rest.post<Answer<"createFolder">>(subFoldersPath(parentIds), folder, key);

export const updateFolder = (rest: Rest, ids: Ids, change: Body<"updateFolder">, ifMatch?: string) =>
  rest.put<Answer<"updateFolder">>(folderPath(ids), change, ifMatch);

export const deleteFolder = (rest: Rest, ids: Ids) => rest.delete(folderPath(ids));

export const listInstallations = (rest: Rest, ids: Ids, page: Query<"listInstallations">) =>
  rest.get<Answer<"listInstallations">>(installationsPath(ids), page);
