import type { QueryResolvers, ResolversInterfaceTypes, ResolversParentTypes } from "./__generated__/resolvers.ts";
import { loadCertificates } from "./certificate/Certificate.ts";
import type { Context } from "./context.ts";
import { type Ids, type NodeType, parseGlobalId } from "./graphql/globalId.ts";
import { loadInstruments } from "./instrument/Instrument.ts";
import { clientError, orNull } from "./rest/errors.ts";
import type { RestStep } from "./rest/types.ts";
import { loadWebhooks } from "./webhook/Webhook.ts";

export const nodeQuery: QueryResolvers["node"] = (_, { id }, context) => loadNode(id, context);

const maxNodes = 100;

export const nodesQuery: QueryResolvers["nodes"] = async (_, { ids }, context) => {
  if (ids.length > maxNodes) throw clientError("BAD_USER_INPUT", `ids may hold ${maxNodes} at most.`);
  const found = await Promise.allSettled(ids.map((id) => loadNode(id, context)));
  return found.map((result) => (result.status === "fulfilled" ? result.value : result.reason));
};

type Node = ResolversInterfaceTypes<ResolversParentTypes>["Node"];
type Load<T extends NodeType> = (ids: Ids<T>, context: Context) => Promise<Node | null>;

/** A type without a function cannot be loaded by id; other fields give its objects. */
const loads: { [T in NodeType]?: Load<T> } = {
  User: ({ userId }, { loaders }) => loaders.user.load(userId),
  Company: ({ companyId }, { loaders }) => loaders.company.load(companyId),
  Project: ({ projectId }, { loaders }) => loaders.project.load(projectId),
  Folder: (key, { loaders }) => loaders.folder.load(key),
  Installation: (key, { loaders }) => loaders.installation.load(key),
  Template: ({ templateId }, { loaders }) => loaders.template.load(templateId),
  Product: async ({ productId }, { rest, loaders }) =>
    orNull(rest.call("getProduct", { productId, query: { language: await loaders.language() } })),
  Instrument: async ({ instrumentId }, context) =>
    (await loadInstruments(context)).find(({ id }) => id === instrumentId) ?? null,
  Webhook: async ({ webhookId }, context) => (await loadWebhooks(context))?.find(({ id }) => id === webhookId) ?? null,
  Export: (key, { rest }) => orNull(rest.call("getExport", key)),
  ProjectImport: (key, { rest }) => orNull(rest.call("getImportProgress", key)),
  Batch: (key, { rest }) => orNull(rest.call("getBatch", key)),
  InstalledProduct: loadInstalledProduct,
  Step: loadStep,
  StepEntry: loadStepEntry,
  Certificate: loadCertificate,
};

/** Null for an invalid id, and for an object that is missing or foreign. */
export async function loadNode(id: string, context: Context) {
  const parsed = parseGlobalId(id);
  if (!parsed) return null;
  const load = loads[parsed.type] as ((ids: object, context: Context) => Promise<Node | null>) | undefined;
  const found = await load?.(parsed.ids, context);
  return found ? { ...found, __typename: parsed.type } : null;
}

async function loadInstalledProduct(ids: Ids<"InstalledProduct">, { loaders }: Context) {
  const { measurementId, ...installation } = ids;
  const products = (await loaders.installation.load(installation))?.products;
  const product = products?.find((candidate) => candidate.measurementId === measurementId);
  return product ? { ...product, installation } : null;
}

async function loadStep({ stepLabel, ...installation }: Ids<"Step">, { loaders }: Context) {
  const steps: RestStep[] | null = await loaders.steps.load({ ...installation, language: await loaders.language() });
  const step = steps?.find((candidate) => candidate.stepLabel === stepLabel);
  return step ? { ...step, installation } : null;
}

async function loadStepEntry({ measurementId, ...ids }: Ids<"StepEntry">, context: Context) {
  const step = await loadStep(ids, context);
  const entry = step?.data.find((candidate) => candidate.measurementId === measurementId);
  return step && entry ? { ...entry, installation: step.installation, stepLabel: step.stepLabel } : null;
}

// REST reads no certificate by id, so those of the project are searched. The loader shares one request per project.
async function loadCertificate({ projectId, certificateId }: Ids<"Certificate">, context: Context) {
  const project = await context.loaders.project.load(projectId);
  const certificates = project ? await loadCertificates(project, context) : [];
  return certificates.find(({ id }) => id === certificateId) ?? null;
}
