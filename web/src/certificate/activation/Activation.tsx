import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { draftKeys } from "../../forms/draftKeys.ts";
import { useText } from "../../i18n/useText.ts";
import { panelSearch } from "../../navigation/projectPanel.ts";
import { projectPath } from "../../navigation/projectPath.ts";
import { useProjectPanel } from "../../navigation/useProjectPanel.ts";
import { PanelBody } from "../../ui/PanelBody.tsx";
import { PanelHeader } from "../../ui/PanelHeader.tsx";
import { foldersWithInstallations, readyFirst } from "../folderTree.ts";
import { ResendCertificateModal } from "../sending/ResendCertificateModal.tsx";
import { SendCertificateModal } from "../sending/SendCertificateModal.tsx";
import { type Sending, sendingOf } from "../sending/sending.ts";
import type { Activation_project$key } from "./__generated__/Activation_project.graphql.ts";
import type { Activation_viewer$key } from "./__generated__/Activation_viewer.graphql.ts";
import { ActivationFooter } from "./ActivationFooter.tsx";
import { ActivationTabs } from "./ActivationTabs.tsx";
import { lastSendings } from "./lastSendings.ts";
import { ResendFooter } from "./ResendFooter.tsx";
import { useActivatedFolders } from "./useActivatedFolders.ts";
import { useFolderChoice } from "./useFolderChoice.ts";
import { useFoldersToActivate } from "./useFoldersToActivate.ts";
import { useUndeliveredChoice } from "./useUndeliveredChoice.ts";

type Props = { projectRef: Activation_project$key; viewerRef: Activation_viewer$key };

export function Activation({ projectRef, viewerRef }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const { panel } = useProjectPanel();
  const project = useFragment(projectFragment, projectRef);
  const viewer = useFragment(viewerFragment, viewerRef);
  const toActivate = useFoldersToActivate(project);
  const activated = useActivatedFolders(project);
  const folders = foldersWithInstallations(toActivate ?? []);
  const sentFolders = foldersWithInstallations(activated ?? []);
  const activation = useFolderChoice(
    draftKeys.activation(project.projectId),
    folders.filter((folder) => folder.selectable),
  );
  const resending = useFolderChoice(draftKeys.resending(project.projectId), sentFolders);
  const isUndelivered = panel?.kind === "activation" && panel.isUndelivered === true;
  const [sending, setSending] = useState<Sending | null>(null);
  const [resentIds, setResentIds] = useState<readonly string[] | null>(null);
  const soughtId = useUndeliveredChoice(isUndelivered, sentFolders, (folderIds) => {
    resending.choose(new Set(folderIds));
    setResentIds(folderIds);
  });
  const closeResending = () => {
    setResentIds(null);
    // Removes `undelivered` from the address, so that a link with `undelivered` can be pressed again.
    if (isUndelivered)
      void navigate(
        { search: panelSearch({ kind: "activation", tab: "activated" }) },
        { replace: true, preventScrollReset: true },
      );
  };
  const ready = foldersWithInstallations(readyFirst(toActivate ?? [])).filter((folder) => folder.selectable);
  const [next] = ready;
  const sendNext = () => {
    if (!next || !sending) return;
    activation.choose(new Set([next.folderId]));
    setSending(sendingOf([next], folders, sending.activationDate));
  };
  const isAllActivated = toActivate !== null && folders.length === 0 && sentFolders.length > 0;
  const tab = panel?.kind === "activation" ? panel.tab : "to-activate";
  const finish = () => {
    setSending(null);
    if (folders.length === 0)
      void navigate({
        pathname: projectPath(project.projectId, project.archived),
        search: panelSearch({ kind: "activation", tab: "activated" }),
      });
  };
  return (
    <>
      <PanelHeader title={text(isAllActivated ? "certificate.activated.title" : "certificate.activate.title")}>
        {project.name}
      </PanelHeader>
      <PanelBody>
        <ActivationTabs
          {...{ tab, toActivate, activated, activation, resending, soughtId }}
          onResend={setResentIds}
          projectId={project.projectId}
        />
      </PanelBody>
      {tab === "to-activate" && folders.length > 0 && (
        <ActivationFooter
          projectRef={project}
          chosenCount={activation.chosen.length}
          onContinue={(activationDate) => setSending(sendingOf(activation.chosen, folders, activationDate))}
        />
      )}
      {tab === "activated" && sentFolders.length > 0 && (
        <ResendFooter
          draftKey={draftKeys.resendCertificate(project.id)}
          chosenCount={resending.chosen.length}
          onContinue={() => setResentIds([...resending.chosenIds])}
        />
      )}
      {sending && (
        <SendCertificateModal
          projectRef={project}
          viewerRef={viewer}
          sending={sending}
          nextName={next?.name ?? null}
          leftCount={ready.length}
          onNext={sendNext}
          onCancel={() => setSending(null)}
          onDone={finish}
        />
      )}
      {resentIds && (
        <ResendCertificateModal
          projectRef={project}
          viewerRef={viewer}
          folderIds={resentIds}
          names={new Map(sentFolders.map(({ folderId, name }) => [folderId, name]))}
          lastSendings={lastSendings(sentFolders.filter(({ folderId }) => resentIds.includes(folderId)))}
          onClose={closeResending}
        />
      )}
    </>
  );
}

const projectFragment = graphql`
  fragment Activation_project on Project {
    id
    projectId
    name
    archived
    ...useFoldersToActivate_project
    ...useActivatedFolders_project
    ...ActivationFooter_project
    ...SendCertificateModal_project
    ...ResendCertificateModal_project
  }
`;

const viewerFragment = graphql`
  fragment Activation_viewer on User {
    ...SendCertificateModal_viewer
    ...ResendCertificateModal_viewer
  }
`;
