import { useRef, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { itemFailure, type MutationFailure, type MutationResult } from "../relay/mutationResult.ts";
import { readQuery } from "../relay/readQuery.ts";
import { runToEnd } from "../relay/runToEnd.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import previewQuery, { type TemplatePreviewQuery } from "./__generated__/TemplatePreviewQuery.graphql.ts";
import type {
  CreateFromTemplateInput,
  useCreateFromTemplateMutation,
} from "./__generated__/useCreateFromTemplateMutation.graphql.ts";

/** A created room may lack a refused product; a room that was not created has a failure. */
export type TemplateOutcome = {
  readonly title: string | null;
  readonly isMade: boolean;
  readonly failure: MutationFailure | null;
};

/** The numbers of rooms and folders that a template creates. */
export type TemplateAmounts = { rooms: number; folders: number };

type Input = Omit<CreateFromTemplateInput, "idempotencyKey">;
type Form = { idempotencyKey(input: string): string };
type Sent = { readonly input: Input; readonly amounts: TemplateAmounts };

/** `outcomes` lists results unless all rooms were created whole. A retry of the same input keeps the key. */
export function useCreateFromTemplate({ idempotencyKey }: Form, onCreated: (amounts: TemplateAmounts) => void) {
  const environment = useRelayEnvironment();
  const [run, isRunning] = useMutationResult<useCreateFromTemplateMutation>(graphql`
    mutation useCreateFromTemplateMutation($input: CreateFromTemplateInput!) {
      createFromTemplate(input: $input) {
        parentFolder {
          ...folderChange_folder
        }
        results {
          room {
            title
            path
          }
          installation {
            id
          }
          userErrors {
            code
            path
            min
            max
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
  const sent = useRef<Sent | null>(null);
  const [outcomes, setOutcomes] = useState<readonly TemplateOutcome[] | null>(null);
  /** Resolves with null if the answer has outcomes to show, else with the result. */
  const create = async (input: Input, amounts: TemplateAmounts): Promise<MutationResult | null> => {
    sent.current = { input, amounts };
    const keyed = { ...input, idempotencyKey: idempotencyKey(JSON.stringify(input)) };
    const { payload, errors, ...result } = await runToEnd(() => run(keyed));
    if (!payload || result.kind !== "done") return result;
    const { results } = payload;
    const names = results.includes(null) ? await loadRoomNames(environment, input.templateId) : [];
    const answered = results.map((one, index) => {
      const [refusal] = one?.userErrors ?? [];
      const failure: MutationFailure | null = refusal ? { kind: "refused", ...refusal } : null;
      return {
        title: one ? nameOf(one.room) : (names[index] ?? null),
        isMade: Boolean(one?.installation),
        failure: one ? failure : itemFailure(errors, index),
      };
    });
    if (answered.every(({ isMade, failure }) => isMade && failure === null)) {
      onCreated(amounts);
      return result;
    }
    setOutcomes(answered);
    return null;
  };
  const retry = async () => sent.current && create(sent.current.input, sent.current.amounts);
  return { create, retry, isRunning, outcomes };
}

export type CreateFromTemplate = ReturnType<typeof useCreateFromTemplate>;

const nameOf = ({ title, path }: { readonly title: string; readonly path: readonly string[] }) =>
  [...path, title].join(" / ");

/** The answer has no names for failed rooms, so the names come from the preview. */
async function loadRoomNames(environment: Environment, id: string): Promise<readonly string[]> {
  const options = { fetchPolicy: "store-or-network" } as const;
  const data = await readQuery<TemplatePreviewQuery>(environment, previewQuery, { id }, options).catch(() => null);
  return data?.node?.rooms?.map(nameOf) ?? [];
}
