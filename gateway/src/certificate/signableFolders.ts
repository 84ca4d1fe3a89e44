import type { Context } from "../context.ts";
import { listSignableFolders } from "../rest/calls/listSignableFolders.ts";
import type { RestProject } from "../rest/payloads.ts";
import { inProject } from "./inProject.ts";

/** A project's folder tree with what is activated already (`signed`), or is not yet. */
export async function signableFolders(project: RestProject, signed: boolean, { rest, loaders }: Context) {
  const query = { signed, language: await loaders.language() };
  const { data } = await listSignableFolders(rest, project.companyId, project.id, query);
  return inProject(data, project.id);
}
