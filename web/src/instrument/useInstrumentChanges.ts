import { graphql } from "react-relay/hooks";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import { fileFault } from "../upload/fileFault.ts";
import { contentType, uploadTo } from "../upload/putFile.ts";
import type { useInstrumentChangesAddMutation } from "./__generated__/useInstrumentChangesAddMutation.graphql.ts";
import type { useInstrumentChangesDeleteMutation } from "./__generated__/useInstrumentChangesDeleteMutation.graphql.ts";
import type {
  CalibrationInput,
  UpdateInstrumentInput,
  useInstrumentChangesUpdateMutation,
} from "./__generated__/useInstrumentChangesUpdateMutation.graphql.ts";
import type { useInstrumentChangesUploadMutation } from "./__generated__/useInstrumentChangesUploadMutation.graphql.ts";
import type { CalibrationDraft, InstrumentDraft } from "./instrumentDraft.ts";

type Calibration = CalibrationDraft & { file: File | null };
type Stored = {
  instrumentId: string;
  version: string | null;
  calibrations: readonly CalibrationInput[];
};

export function useInstrumentChanges() {
  const upload = useUploadCertificate();
  const [runAdd] = useMutationResult<useInstrumentChangesAddMutation>(graphql`
    mutation useInstrumentChangesAddMutation($input: CreateInstrumentInput!) {
      createInstrument(input: $input) {
        instrument {
          id
        }
        company {
          id
          instruments {
            id
            isLastUsed
            ...InstrumentTable_instruments
          }
        }
        userErrors {
          code
          path
          max
        }
      }
    }
  `);
  const [runUpdate, isUpdating] = useMutationResult<useInstrumentChangesUpdateMutation>(graphql`
    mutation useInstrumentChangesUpdateMutation($input: UpdateInstrumentInput!) {
      updateInstrument(input: $input) {
        instrument {
          id
          ...InstrumentTable_instruments
        }
        userErrors {
          code
          changedBy
          path
          max
        }
      }
    }
  `);
  return {
    isUpdating,
    add: async (names: InstrumentDraft, calibration: Calibration | null) => {
      const stored = calibration && (await upload(calibration));
      if (stored && "kind" in stored) return stored;
      return runAdd({ ...names, calibrations: stored ? [stored] : [] });
    },
    update: (input: UpdateInstrumentInput) => runUpdate(input),
    calibrate: async ({ calibrations, ...instrument }: Stored, calibration: Calibration) => {
      const stored = await upload(calibration);
      if ("kind" in stored) return stored;
      return runUpdate({ ...instrument, calibrations: [...calibrations, stored] });
    },
  };
}

export function useDeleteInstrument() {
  return useMutationResult<useInstrumentChangesDeleteMutation>(graphql`
    mutation useInstrumentChangesDeleteMutation($input: DeleteInstrumentInput!) {
      deleteInstrument(input: $input) {
        company {
          id
          instruments {
            id
            ...InstrumentTable_instruments
          }
        }
        userErrors {
          code
        }
      }
    }
  `);
}

function useUploadCertificate() {
  const [run] = useMutationResult<useInstrumentChangesUploadMutation>(graphql`
    mutation useInstrumentChangesUploadMutation($input: CreateCalibrationUploadInput!) {
      createCalibrationUpload(input: $input) {
        uploadUrl
        fileUrl
        userErrors {
          code
          retryAfter
        }
      }
    }
  `);
  return async ({ file, ...days }: Calibration): Promise<CalibrationInput | MutationFailure> => {
    if (!file) return days;
    const code = fileFault(file);
    if (code) return { kind: "refused", code };
    const asked = { fileName: file.name, contentType: contentType(file), size: file.size };
    const stored = await uploadTo(await run(asked), file);
    return "kind" in stored ? stored : { ...days, certificate: { url: stored.fileUrl, fileName: file.name } };
  };
}
