import { useCallback, useEffect, useState } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay/hooks";
import { draftKeys } from "../draft/draftKeys.ts";
import { KeptNote } from "../draft/KeptNote.tsx";
import { useKeptDraft } from "../draft/useKeptDraft.ts";
import { useTheirChanges } from "../draft/useTheirChanges.ts";
import { useText } from "../i18n/useText.ts";
import { useProjectAddress } from "../project/useProjectAddress.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { Modal } from "../ui/Modal.tsx";
import { useDiscardGuard } from "../ui/useDiscardGuard.ts";
import type { EditInstallationModal_installation$key } from "./__generated__/EditInstallationModal_installation.graphql.ts";
import query, { type EditInstallationViewsQuery } from "./__generated__/EditInstallationViewsQuery.graphql.ts";
import { EditInstallationViews, type EditView } from "./EditInstallationViews.tsx";
import { InstallationModalContent } from "./InstallationModalContent.tsx";
import { differs, type InstallationDraft } from "./installationDraft.ts";

type Props = { installationRef: EditInstallationModal_installation$key; onClose: () => void };

const titles = { edit: "installation.edit", move: "installation.move", delete: "installation.delete" } as const;

/** Changes an installation; its other views move and delete it. What was typed is kept while looking at the other views. */
export function EditInstallationModal({ installationRef, onClose }: Props) {
  const text = useText();
  const { projectId } = useProjectAddress();
  const installation = useFragment(
    graphql`
      fragment EditInstallationModal_installation on Installation {
        id
        title
        installer {
          id
        }
        version
        ...EditInstallationViews_installation
      }
    `,
    installationRef,
  );
  const [reference, load] = useQueryLoader<EditInstallationViewsQuery>(query);
  const reload = useCallback(() => load({ projectId }, { fetchPolicy: "store-and-network" }), [load, projectId]);
  useEffect(reload, [reload]);
  const current: InstallationDraft = { title: installation.title, installerId: installation.installer.id };
  const kept = useKeptDraft(draftKeys.installation(installation.id), current);
  const { draft, setDraft } = kept;
  const closeForGood = () => {
    kept.drop();
    onClose();
  };
  const [problem, setProblem] = useState<MutationFailure | null>(null);
  const { base, ...theirs } = useTheirChanges({ version: installation.version, draft: current }, kept, problem);
  const [view, setView] = useState<EditView>("edit");
  const [isBusy, setBusy] = useState(false);
  const isChanged = differs(draft, base.draft);
  const guard = useDiscardGuard(isChanged, closeForGood);
  const close = () => {
    setView("edit");
    guard.tryClose();
  };
  return (
    <Modal title={text(titles[view])} isBusy={isBusy} onClose={close}>
      <InstallationModalContent resetKey={reference} onRetry={reload}>
        {reference && (
          <EditInstallationViews
            queryReference={reference}
            installationRef={installation}
            view={view}
            onView={setView}
            draft={draft}
            onChange={setDraft}
            isChanged={isChanged}
            onBusy={setBusy}
            version={base.version}
            problem={problem}
            onProblem={setProblem}
            noteOf={theirs.noteOf}
            onMoved={theirs.follow}
            guard={guard}
            note={<KeptNote kept={kept} />}
            onClose={closeForGood}
          />
        )}
      </InstallationModalContent>
    </Modal>
  );
}
