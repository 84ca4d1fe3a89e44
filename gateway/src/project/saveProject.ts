import type { UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import type { Body } from "../rest/answer.ts";
import { updateProject } from "../rest/calls/updateProject.ts";
import type { RestProject } from "../rest/payloads.ts";
import { attempt, userError } from "../userErrors.ts";
import { currentProject } from "./currentProject.ts";
import { isServiceVersion, projectVersion } from "./projectVersion.ts";

// What an entity tag may hold between its quotes.
const versionPattern = /^[\x21\x23-\x7e]{1,200}$/;

type Saved = { project: RestProject | null; userErrors: UserError[] };

/** Saves a change of a project that was made on `version`; over a newer one nothing is saved, and that one is given back. */
export async function saveProject(
  projectId: string,
  change: Body<"updateProject">,
  version: string | null | undefined,
  context: Context,
): Promise<Saved> {
  const { rest, loaders } = context;
  if (version && !versionPattern.test(version))
    throw clientError("BAD_USER_INPUT", "version must be one that was read.");
  const ifMatch = version && isServiceVersion(version) ? version : undefined;
  if (version && ifMatch === undefined) {
    // Such a service cannot refuse a stale change itself: this narrows the gap between two editors and does not close it.
    const project = await currentProject(projectId, context);
    if (projectVersion(project) !== version) return { project, userErrors: [conflict()] };
  }
  const ids = { companyId: await loaders.companyId(), projectId };
  const { value, userErrors } = await attempt(updateProject(rest, ids, change, ifMatch));
  loaders.project.clear(projectId);
  loaders.folder.clearAll();
  if (value) loaders.project.prime(projectId, value);
  const isStale = userErrors.some(({ code }) => code === "CONFLICT");
  return { project: isStale ? await currentProject(projectId, context) : value, userErrors };
}

function conflict(): UserError {
  return userError("CONFLICT", "Somebody else changed the project meanwhile. Nothing was saved.");
}
