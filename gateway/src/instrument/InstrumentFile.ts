import type { InstrumentFileResolvers, MutationResolvers } from "../__generated__/resolvers.ts";
import { requireIds } from "../graphql/globalId.ts";
import { catchUserErrors } from "../graphql/userErrors.ts";
import { uploadLinks } from "../step/createAttachmentUpload.ts";

export const InstrumentFile: InstrumentFileResolvers = {
  readBy: ({ readBy }) => readBy && `${readBy.firstName} ${readBy.lastName}`,
};

export const instrumentFileMutations = {
  createInstrumentFileUpload: async (_, { input }, context) => {
    const { value, userErrors } = await catchUserErrors(
      context.rest.call("createInstrumentFileUpload", { body: input }),
    );
    return { ...uploadLinks(value, context), userErrors };
  },

  createInstrumentFile: async (_, { input }, { rest, loaders }) => {
    const { instrumentId } = requireIds("Instrument", input.instrumentId);
    const columns = input.columns.map(({ unit = null, ...column }) => ({ ...column, unit }));
    const body = { ...input, instrumentId, columns };
    const { value, userErrors } = await catchUserErrors(rest.call("createInstrumentFile", { body }));
    return { instrumentFile: value, company: value && { id: await loaders.companyId() }, userErrors };
  },

  deleteInstrumentMapping: async (_, { input }, { rest, loaders }) => {
    const { mappingId } = requireIds("InstrumentMapping", input.mappingId);
    const { userErrors } = await catchUserErrors(rest.call("deleteInstrumentMapping", { mappingId }));
    return { company: userErrors.length === 0 ? { id: await loaders.companyId() } : null, userErrors };
  },
} satisfies MutationResolvers;
