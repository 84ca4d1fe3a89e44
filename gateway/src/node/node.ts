import type { QueryResolvers, ResolversInterfaceTypes, ResolversParentTypes } from "../__generated__/resolvers.ts";
import { loadCertificates } from "../certificate/signableFolders.ts";
import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import { type NodeType, parseGlobalId } from "../globalId.ts";
import { getProduct } from "../product/productApi.ts";
import { orNull } from "../rest/errors.ts";
import { isRestId } from "../rest/path.ts";
import type { RestStep } from "../rest/types.ts";

export const nodeQuery: QueryResolvers["node"] = (_, { id }, context) => loadNode(id, context);

const maxNodes = 100;

// A node that fails is an Error in its place in the list, so that the others are still answered.
export const nodesQuery: QueryResolvers["nodes"] = async (_, { ids }, context) => {
  if (ids.length > maxNodes) throw clientError("BAD_USER_INPUT", `ids may hold ${maxNodes} at most.`);
  const found = await Promise.allSettled(ids.map((id) => loadNode(id, context)));
  return found.map((result) => (result.status === "fulfilled" ? result.value : result.reason));
};

type Node = ResolversInterfaceTypes<ResolversParentTypes>["Node"];
type Load = (parts: readonly string[], context: Context) => Promise<Node | null>;

const loads: Record<NodeType, Load> = {
  User: ([id = ""], { loaders }) => loaders.user.load(id),
  Company: ([id = ""], { loaders }) => loaders.company.load(id),
  Project: ([id = ""], { loaders }) => loaders.project.load(id),
  Folder: ([projectId = "", folderId = ""], { loaders }) => loaders.folder.load({ projectId, folderId }),
  Installation: ([projectId = "", installationId = ""], { loaders }) =>
    loaders.installation.load({ projectId, installationId }),
  Product: async ([id = ""], { rest, loaders }) =>
    isRestId(id) ? orNull(getProduct(rest, id, await loaders.language())) : null,
  InstalledProduct: loadInstalledProduct,
  Step: async (parts, context) => (await loadStep(parts, context)) ?? null,
  StepEntry: loadStepEntry,
  Certificate: loadCertificate,
};

/** Null when the id is none, or the object is not there or not the viewer's. */
async function loadNode(id: string, context: Context) {
  const parsed = parseGlobalId(id);
  const found = parsed && (await loads[parsed.type](parsed.parts, context));
  return found && { ...found, __typename: parsed.type };
}

async function loadInstalledProduct(
  [projectId = "", installationId = "", id]: readonly string[],
  { loaders }: Context,
) {
  const installation = { projectId, installationId };
  const products = (await loaders.installation.load(installation))?.products;
  const product = products?.find(({ measurementId }) => measurementId === id);
  return product ? { ...product, installation } : null;
}

async function loadStep([projectId = "", installationId = "", label]: readonly string[], { loaders }: Context) {
  const language = await loaders.language();
  const steps: RestStep[] | null = await loaders.steps.load({ projectId, installationId, language });
  const step = steps?.find(({ stepLabel }) => stepLabel === label);
  return step && { ...step, installation: { projectId, installationId } };
}

async function loadStepEntry(parts: readonly string[], context: Context) {
  const step = await loadStep(parts, context);
  const entry = step?.data.find(({ measurementId }) => measurementId === parts[3]);
  return step && entry ? { ...entry, installation: step.installation, stepLabel: step.stepLabel } : null;
}

// The REST service gives certificates in the tree of their project alone; several of one project are found by one request.
async function loadCertificate([projectId = "", certificateId]: readonly string[], context: Context) {
  const project = await context.loaders.project.load(projectId);
  const certificates = project ? await loadCertificates(project, context) : [];
  return certificates.find(({ id }) => id === certificateId) ?? null;
}
