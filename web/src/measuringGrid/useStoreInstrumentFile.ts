import { graphql } from "react-relay/hooks";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import { contentType, uploadTo } from "../upload/putFile.ts";
import type { useStoreInstrumentFileMutation } from "./__generated__/useStoreInstrumentFileMutation.graphql.ts";
import type { useStoreInstrumentFileUploadMutation } from "./__generated__/useStoreInstrumentFileUploadMutation.graphql.ts";
import type { InstrumentColumn } from "./instrumentColumns.ts";

type Reading = { instrumentId: string; columns: readonly InstrumentColumn[] };

/** Stores an instrument's file. Also stores the mapping of its columns, for the next file of the same model. */
export function useStoreInstrumentFile() {
  const [runUpload] = useMutationResult<useStoreInstrumentFileUploadMutation>(graphql`
    mutation useStoreInstrumentFileUploadMutation($input: CreateInstrumentFileUploadInput!) {
      createInstrumentFileUpload(input: $input) {
        uploadUrl
        fileUrl
        userErrors {
          code
          retryAfter
        }
      }
    }
  `);
  const [runStore] = useMutationResult<useStoreInstrumentFileMutation>(graphql`
    mutation useStoreInstrumentFileMutation($input: CreateInstrumentFileInput!) {
      createInstrumentFile(input: $input) {
        instrumentFile {
          id
        }
        company {
          id
          instrumentMappings {
            id
            maker
            model
            columns {
              heading
              role
              unit
            }
          }
        }
        userErrors {
          code
          path
        }
      }
    }
  `);
  return async (file: File, { instrumentId, columns }: Reading): Promise<{ fileId: string } | MutationFailure> => {
    const asked = { fileName: file.name, contentType: contentType(file), size: file.size };
    const stored = await uploadTo(await runUpload(asked), file);
    if ("kind" in stored) return stored;
    const { payload, ...result } = await runStore({
      url: stored.fileUrl,
      fileName: file.name,
      instrumentId,
      columns: [...columns],
    });
    if (result.kind !== "done") return result;
    return payload?.instrumentFile ? { fileId: payload.instrumentFile.id } : { kind: "failed", requestId: null };
  };
}
