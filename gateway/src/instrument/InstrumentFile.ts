import type { InstrumentFileResolvers, MutationResolvers } from "../__generated__/resolvers.ts";
import { requireIds } from "../graphql/globalId.ts";
import { catchUserErrors, payloadOf } from "../graphql/userErrors.ts";
import { linksOf } from "../step/createAttachmentUpload.ts";

export const InstrumentFile: InstrumentFileResolvers = {
  readBy: ({ readBy }) => readBy && `${readBy.firstName} ${readBy.lastName}`,
};

export const instrumentFileMutations = {
  createInstrumentFileUpload: (_, { input }, context) =>
    linksOf(catchUserErrors(context.rest.call("createInstrumentFileUpload", { body: input })), context),

  createInstrumentFile: async (_, { input }, { rest, loaders }) => {
    const { instrumentId } = requireIds("Instrument", input.instrumentId);
    const columns = input.columns.map(({ unit = null, ...column }) => ({ ...column, unit }));
    const body = { ...input, instrumentId, columns };
    const { value, userErrors } = await catchUserErrors(rest.call("createInstrumentFile", { body }));
    return { instrumentFile: value, company: value && (await loaders.ownCompany()), userErrors };
  },

  deleteInstrumentMapping: (_, { input }, { rest, loaders }) => {
    const call = rest.call("deleteInstrumentMapping", requireIds("InstrumentMapping", input.mappingId));
    return payloadOf("company", call.then(loaders.ownCompany));
  },
} satisfies MutationResolvers;
