import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { useText } from "../i18n/useText.ts";
import { panelSearch } from "../project/projectPanel.ts";
import { useProjectPanel } from "../project/useProjectPanel.ts";
import { PanelBody } from "../ui/PanelBody.tsx";
import { PanelHead } from "../ui/PanelHead.tsx";
import type { Activation_project$key } from "./__generated__/Activation_project.graphql.ts";
import type { Activation_viewer$key } from "./__generated__/Activation_viewer.graphql.ts";
import { ActivationFoot } from "./ActivationFoot.tsx";
import { ActivationTabs } from "./ActivationTabs.tsx";
import { foldersWithInstallations } from "./folderTree.ts";
import { SendCertificateModal } from "./SendCertificateModal.tsx";
import { type Sending, sendingOf } from "./sending.ts";
import { useActivatedFolders } from "./useActivatedFolders.ts";
import { useFoldersToActivate } from "./useFoldersToActivate.ts";

type Props = { projectRef: Activation_project$key; viewerRef: Activation_viewer$key };

/** What there is to activate in a project and what has been, with the way from the one to the other. */
export function Activation({ projectRef, viewerRef }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const { panel } = useProjectPanel();
  const project = useFragment(projectFragment, projectRef);
  const viewer = useFragment(viewerFragment, viewerRef);
  const toActivate = useFoldersToActivate(project);
  const activated = useActivatedFolders(project);
  const [wishedIds, setWishedIds] = useState<ReadonlySet<string>>(new Set());
  const [sending, setSending] = useState<Sending | null>(null);

  const folders = foldersWithInstallations(toActivate ?? []);
  const chosen = folders.filter((folder) => folder.selectable && wishedIds.has(folder.folderId));
  const tab = panel?.kind === "activation" ? panel.tab : "to-activate";
  const close = () => {
    setSending(null);
    if (project.archived)
      void navigate({
        pathname: `/projects/archived/${project.projectId}`,
        search: panelSearch({ kind: "activation", tab }),
      });
  };
  return (
    <>
      <PanelHead title={text("certificate.activate.title")}>{project.name}</PanelHead>
      <PanelBody>
        <ActivationTabs
          tab={tab}
          projectId={project.projectId}
          toActivate={toActivate}
          activated={activated}
          chosenIds={new Set(chosen.map((folder) => folder.folderId))}
          onChoose={setWishedIds}
        />
      </PanelBody>
      {tab === "to-activate" && folders.length > 0 && (
        <ActivationFoot
          projectRef={project}
          chosenCount={chosen.length}
          onContinue={(activationDate) => setSending(sendingOf(chosen, folders, activationDate))}
        />
      )}
      {sending && <SendCertificateModal projectRef={project} viewerRef={viewer} sending={sending} onClose={close} />}
    </>
  );
}

const projectFragment = graphql`
  fragment Activation_project on Project {
    projectId
    name
    archived
    ...useFoldersToActivate_project
    ...useActivatedFolders_project
    ...ActivationFoot_project
    ...SendCertificateModal_project
  }
`;

const viewerFragment = graphql`
  fragment Activation_viewer on User {
    ...SendCertificateModal_viewer
  }
`;
