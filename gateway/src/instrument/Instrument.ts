import type { CalibrationInput, InstrumentResolvers, MutationResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { requireIds } from "../graphql/globalId.ts";
import { catchUserErrors } from "../graphql/userErrors.ts";
import { givenFields } from "../graphql/validation.ts";
import { saveOnVersion } from "../graphql/version.ts";
import { requireFound } from "../rest/errors.ts";
import type { RestInstrument } from "../rest/types.ts";
import { linksOf } from "../step/createAttachmentUpload.ts";

export const Instrument: InstrumentResolvers = {
  isLastUsed: ({ lastUsed }) => lastUsed,
};

export async function loadInstruments({ rest }: Context): Promise<RestInstrument[]> {
  return (await rest.call("listInstruments", {})).data;
}

const toCalibrations = (given: readonly CalibrationInput[]) =>
  given.map(({ certificate, ...days }) => ({ ...days, ...(certificate && { certificate }) }));

export const instrumentMutations = {
  createInstrument: async (_, { input }, { rest, loaders }) => {
    const body = { ...input, calibrations: toCalibrations(input.calibrations ?? []) };
    const { value, userErrors } = await catchUserErrors(rest.call("createInstrument", { body }));
    return { instrument: value, company: value && (await loaders.ownCompany()), userErrors };
  },

  updateInstrument: async (_, { input }, context) => {
    const { maker, model, serialNumber, isRetired: retired, version } = input;
    const { instrumentId } = requireIds("Instrument", input.instrumentId);
    const calibrations = input.calibrations && toCalibrations(input.calibrations);
    const body = givenFields({ maker, model, serialNumber, calibrations, retired });
    const { value, userErrors } = await saveOnVersion<RestInstrument>({
      version,
      toVersion: (instrument) => instrument.version,
      loadCurrent: async () =>
        requireFound(
          (await loadInstruments(context)).find(({ id }) => id === instrumentId),
          "There is no instrument with this id.",
        ),
      save: (ifMatch) => context.rest.call("updateInstrument", { instrumentId, body, ifMatch }),
    });
    return { instrument: value, userErrors };
  },

  deleteInstrument: async (_, { input }, { rest, loaders }) => {
    const call = rest.call("deleteInstrument", requireIds("Instrument", input.instrumentId));
    const { value, userErrors } = await catchUserErrors(call.then(() => input.instrumentId));
    return { deletedInstrumentId: value, company: value === null ? null : await loaders.ownCompany(), userErrors };
  },

  createCalibrationUpload: (_, { input }, context) =>
    linksOf(catchUserErrors(context.rest.call("createCalibrationUpload", { body: input })), context),
} satisfies MutationResolvers;
