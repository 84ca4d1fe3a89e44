import type {
  InstrumentFileResolvers,
  InstrumentMappingResolvers,
  MutationResolvers,
} from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { requireIds, toGlobalId } from "../graphql/globalId.ts";
import { catchUserErrors } from "../graphql/userErrors.ts";
import type { RestInstrumentFile, RestInstrumentMapping } from "../rest/types.ts";
import { uploadLinks } from "../step/createAttachmentUpload.ts";

export const InstrumentMapping: InstrumentMappingResolvers = {
  id: ({ id }) => toGlobalId("InstrumentMapping", id),
};

export const InstrumentFile: InstrumentFileResolvers = {
  id: ({ id }) => toGlobalId("InstrumentFile", id),
  readBy: ({ readBy }) => readBy && `${readBy.firstName} ${readBy.lastName}`,
};

export async function loadInstrumentMappings({ rest }: Context): Promise<RestInstrumentMapping[]> {
  return (await rest.call("listInstrumentMappings", {})).data;
}

export async function loadInstrumentFiles({ rest }: Context, sha256?: string | null): Promise<RestInstrumentFile[]> {
  return (await rest.call("listInstrumentFiles", { query: sha256 == null ? {} : { sha256 } })).data;
}

const createInstrumentFileUpload: MutationResolvers["createInstrumentFileUpload"] = async (_, { input }, context) => {
  const { value, userErrors } = await catchUserErrors(context.rest.call("createInstrumentFileUpload", { body: input }));
  return { ...uploadLinks(value, context), userErrors };
};

const createInstrumentFile: MutationResolvers["createInstrumentFile"] = async (_, { input }, { rest, loaders }) => {
  const { instrumentId } = requireIds("Instrument", input.instrumentId);
  const columns = input.columns.map(({ unit = null, ...column }) => ({ ...column, unit }));
  const body = { ...input, instrumentId, columns };
  const { value, userErrors } = await catchUserErrors(rest.call("createInstrumentFile", { body }));
  return { instrumentFile: value, company: value && { id: await loaders.companyId() }, userErrors };
};

const deleteInstrumentMapping: MutationResolvers["deleteInstrumentMapping"] = async (
  _,
  { input },
  { rest, loaders },
) => {
  const { mappingId } = requireIds("InstrumentMapping", input.mappingId);
  const { userErrors } = await catchUserErrors(rest.call("deleteInstrumentMapping", { mappingId }));
  return { company: userErrors.length === 0 ? { id: await loaders.companyId() } : null, userErrors };
};

export const instrumentFileMutations = {
  createInstrumentFileUpload,
  createInstrumentFile,
  deleteInstrumentMapping,
} satisfies MutationResolvers;
