import { setTimeout as pause } from "node:timers/promises";
import type {
  ImportedProjectInput,
  ImportProjectsInput,
  MutationResolvers,
  ProjectImportResolvers,
  UserError,
} from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { parseExternalIds } from "../externalId/externalIds.ts";
import { withinPart } from "../graphql/bulk.ts";
import { toGlobalId } from "../graphql/globalId.ts";
import { catchUserErrors, toUserErrors, userError } from "../graphql/userErrors.ts";
import { parseIdempotencyKey } from "../graphql/validation.ts";
import { clientError } from "../rest/errors.ts";
import type { RestProjectImport } from "../rest/types.ts";
import { parseProjectForm, toNewBody, validateNewProject } from "./projectInput.ts";

export const ProjectImport: ProjectImportResolvers = {
  projectIds: async (source, _, context) => toProjectIds(await loadWhole(source, context)),
  userErrors: async (source, _, context) => importErrors(await loadWhole(source, context)),
};

export const toProjectIds = ({ projectIds = [] }: Pick<RestProjectImport, "projectIds">) =>
  projectIds.map((id) => toGlobalId("Project", id));

export const importErrors = ({ details }: RestProjectImport) => toUserErrors(details).map(renameDateField);

export function renameDateField(error: UserError): UserError {
  const field = error.field?.replace(/\.startDate$/, ".startsOn").replace(/\.endDate$/, ".endsOn");
  return { ...error, field };
}

/** Reads an ended import again if its long parts are missing, because lists and the first answer leave them out. */
async function loadWhole(source: RestProjectImport, { rest }: Context): Promise<RestProjectImport> {
  if (source.state === "RUNNING" || source.projectIds) return source;
  return rest.call("getImportProgress", { importId: source.id });
}

const maxProjects = 1_000;
const pollMs = 250;
const maxWaitShare = 0.7;
const stillRunning =
  "The projects are still being made. Send the same again with its key, or read `Company.projectImports`; another key makes them twice.";
const gaveUp = "The service could not make all of the projects, and removed those that it had made. Try again later.";

export const importProjects: MutationResolvers["importProjects"] = async (_, { input }, context) => {
  const { rest } = context;
  const forms = input.projects.map((project: ImportedProjectInput) =>
    parseProjectForm({ ...project, startDate: project.startsOn, endDate: project.endsOn }),
  );
  const externalIds = await Promise.all(input.projects.map((project) => parseExternalIds(project, context)));
  const faults = [
    ...externalIds.flatMap(({ userErrors }, index) => withinPart(`projects.${index}`, userErrors)),
    ...validateCount(forms.length),
    ...forms.flatMap((form, index) => withinPart(`projects.${index}`, validateNewProject(form))),
  ];
  if (faults.length > 0) return refused(faults);
  const key = parseIdempotencyKey(input, context);
  const bodies = forms.map((form, index) => ({ ...toNewBody(form), ...externalIds[index]?.body }));
  const call = rest.call("importProjects", { body: { projects: bodies }, idempotencyKey: key });
  const { value, userErrors } = await catchUserErrors(call);
  if (!value) return refused(userErrors);
  if (!("id" in value)) return { projectIds: toProjectIds(value), import: null, userErrors: [] };
  const found = input.inBackground ? value : await waitForImport(value, context);
  return { projectIds: toProjectIds(found), import: found, userErrors: errorsOf(found, input) };
};

const refused = (faults: UserError[]) => ({ projectIds: [], import: null, userErrors: faults.map(renameDateField) });

async function waitForImport({ id: importId }: RestProjectImport, context: Context): Promise<RestProjectImport> {
  const { rest, reply, services } = context;
  let found = await rest.call("getImportProgress", { importId });
  while (found.state === "RUNNING" && reply.elapsedTime < maxWaitShare * services.operationTimeoutMs) {
    await pause(pollMs);
    found = await rest.call("getImportProgress", { importId });
  }
  return found;
}

function errorsOf(found: RestProjectImport, { inBackground }: ImportProjectsInput): UserError[] {
  if (found.state === "RUNNING" && !inBackground) return [userError("IDEMPOTENCY_RUNNING", stillRunning)];
  const errors = importErrors(found);
  if (found.state === "FAILED" && errors.length === 0) throw clientError("UPSTREAM_ERROR", gaveUp);
  return errors;
}

function validateCount(count: number): UserError[] {
  if (count > 0 && count <= maxProjects) return [];
  const message = `projects may have 1 to ${maxProjects} entries. Nothing was done.`;
  return [{ ...userError("VALUE_INVALID", message, "projects"), max: maxProjects }];
}
