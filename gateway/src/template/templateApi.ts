import type { Rest } from "../rest/client.ts";
import { path } from "../rest/path.ts";
import type { Answer, Body, Query } from "../rest/types.ts";

type Ids = { companyId: string; templateId: string };

const templatesPath = (companyId: string) => path`v1/company/${companyId}/template`;
const templatePath = ({ companyId, templateId }: Ids) => path`v1/company/${companyId}/template/${templateId}`;

export const listTemplates = (rest: Rest, companyId: string, page: Query<"listTemplates">) =>
  rest.get<Answer<"listTemplates">>(templatesPath(companyId), page);

export const createTemplate = (rest: Rest, companyId: string, template: Body<"createTemplate">, key?: string) =>
  rest.post<Answer<"createTemplate">>(templatesPath(companyId), template, key);

export const getTemplate = (rest: Rest, ids: Ids, language: string) =>
  rest.get<Answer<"getTemplate">>(templatePath(ids), { language });

export const updateTemplate = (rest: Rest, ids: Ids, change: Body<"updateTemplate">, ifMatch?: string) =>
  rest.put<Answer<"updateTemplate">>(templatePath(ids), change, ifMatch);

export const deleteTemplate = (rest: Rest, ids: Ids) => rest.delete(templatePath(ids));
