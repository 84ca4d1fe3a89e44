import { type ReactNode, useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import type { useDiscardGuard } from "../forms/useDiscardGuard.ts";
import { Text } from "../i18n/Text.tsx";
import type { MutationFailure } from "../relay/mutationResult.ts";
import type { CreateInstallationFormQuery } from "./__generated__/CreateInstallationFormQuery.graphql.ts";
import { InstallationForm } from "./InstallationForm.tsx";
import type { InstallationDraft } from "./installationDraft.ts";
import type { useCreateInstallation } from "./useCreateInstallation.ts";

type Props = {
  queryReference: PreloadedQuery<CreateInstallationFormQuery>;
  creation: ReturnType<typeof useCreateInstallation>;
  draft: InstallationDraft;
  onChange: (draft: InstallationDraft) => void;
  isChanged: boolean;
  guard: ReturnType<typeof useDiscardGuard>;
  note: ReactNode;
  /** The same for every try to make it. */
  idempotencyKey: () => string;
  onClose: () => void;
};

/** The form of a new installation, once it is known who can make it. */
export function CreateInstallationForm({ queryReference, creation, idempotencyKey, onClose, ...form }: Props) {
  const { viewer } = usePreloadedQuery<CreateInstallationFormQuery>(
    graphql`
      query CreateInstallationFormQuery {
        viewer @required(action: THROW) {
          ...InstallationForm_viewer
        }
      }
    `,
    queryReference,
  );
  const [problem, setProblem] = useState<MutationFailure | null>(null);
  const createAndClose = async (values: { title: string; installerId: string }) => {
    setProblem(null);
    const outcome = await creation.create({ ...values, idempotencyKey: idempotencyKey() });
    if (outcome.kind === "done") onClose();
    else setProblem(outcome);
  };
  return (
    <InstallationForm
      {...form}
      viewerRef={viewer}
      isSaving={creation.isCreating}
      action={<Text id="installation.create.submit" />}
      problem={problem && <FailureNotice failure={problem} title="installation.create.failed" />}
      onDiscard={onClose}
      onSave={(values) => void createAndClose(values)}
    />
  );
}
