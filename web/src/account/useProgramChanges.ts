import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type {
  CreateProgramInput,
  useProgramChangesCreateMutation,
} from "./__generated__/useProgramChangesCreateMutation.graphql.ts";
import type { useProgramChangesRevokeMutation } from "./__generated__/useProgramChangesRevokeMutation.graphql.ts";
import type { useProgramChangesRotateMutation } from "./__generated__/useProgramChangesRotateMutation.graphql.ts";

/** The secret is returned only once; the other values are shown beside it. */
export type ToldSecret = { name: string; programId: string; scope: string; secret: string };

type Payload = {
  readonly program: Omit<ToldSecret, "secret"> | null | undefined;
  readonly secret: string | null | undefined;
};

/** Each mutation of programs returns the whole list. A secret goes to `onTold` and is not stored. */
export function useProgramChanges(onTold: (told: ToldSecret) => void) {
  const [runCreate] = useMutationResult<useProgramChangesCreateMutation>(graphql`
    mutation useProgramChangesCreateMutation($input: CreateProgramInput!) {
      createProgram(input: $input) {
        program {
          programId
          name
          scope
        }
        secret
        company {
          id
          programs {
            programId
            ...ProgramTable_programs
          }
        }
        userErrors {
          code
          path
          min
          max
        }
      }
    }
  `);
  const [runRotate] = useMutationResult<useProgramChangesRotateMutation>(graphql`
    mutation useProgramChangesRotateMutation($input: RotateProgramSecretInput!) {
      rotateProgramSecret(input: $input) {
        program {
          programId
          name
          scope
        }
        secret
        company {
          id
          programs {
            programId
            ...ProgramTable_programs
          }
        }
        userErrors {
          code
          path
          min
          max
        }
      }
    }
  `);
  const [runRevoke] = useMutationResult<useProgramChangesRevokeMutation>(graphql`
    mutation useProgramChangesRevokeMutation($input: RevokeProgramInput!) {
      revokeProgram(input: $input) {
        company {
          id
          programs {
            programId
            ...ProgramTable_programs
          }
        }
        userErrors {
          code
          path
          min
          max
        }
      }
    }
  `);
  const tell = (payload: Payload | null) => {
    if (payload?.program && payload.secret) onTold({ ...payload.program, secret: payload.secret });
  };
  return {
    create: async (input: CreateProgramInput) => {
      const result = await runCreate(input);
      tell(result.payload);
      return result;
    },
    rotate: async (programId: string) => {
      const result = await runRotate({ programId });
      tell(result.payload);
      return result;
    },
    revoke: (programId: string) => runRevoke({ programId }),
  };
}
