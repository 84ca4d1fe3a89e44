import type { components } from "../src/__generated__/contract.ts";
import type { Client } from "./createClient.ts";
import { retry } from "./untilMailed.ts";

export type ProjectImport = components["schemas"]["ProjectImport"];

type Importer = {
  companyId: string;
  owner: Client;
};

export const importProjects = ({ companyId, owner }: Importer, projects: (object | undefined)[], key?: string) =>
  owner.post<ProjectImport>(`/company/${companyId}/project-import`, { projects }, key);

export async function readImport({ companyId, owner }: Importer, importId: string): Promise<ProjectImport> {
  return (await owner.get<ProjectImport>(`/company/${companyId}/project-import/${importId}`)).body;
}

export async function untilImported(importer: Importer, importId: string): Promise<ProjectImport> {
  return retry(async () => {
    const found = await readImport(importer, importId);
    // A busy service answers 503 without a state, so the loop asks again.
    return found.state === "COMPLETED" || found.state === "FAILED" ? found : undefined;
  });
}

export async function makeImport(importer: Importer, project: object): Promise<string> {
  const { body } = await importProjects(importer, [project]);
  await untilImported(importer, body.id);
  return body.id;
}
