import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { usePageQuery } from "../relay/usePageQuery.ts";
import { EmptyCable } from "../ui/EmptyCable.tsx";
import { Notice } from "../ui/Notice.tsx";
import { PanelBody } from "../ui/PanelBody.tsx";
import { PanelHeader } from "../ui/PanelHeader.tsx";
import type { FinishInstallationsPanelQuery } from "./__generated__/FinishInstallationsPanelQuery.graphql.ts";
import { FinishInstallations } from "./FinishInstallations.tsx";

type Props = { queryReference: PreloadedQuery<FinishInstallationsPanelQuery> };

export function FinishInstallationsPanel({ queryReference }: Props) {
  const { folder } = usePageQuery<FinishInstallationsPanelQuery>(
    graphql`
      query FinishInstallationsPanelQuery($projectId: String!, $folderId: String!) {
        folder(projectId: $projectId, folderId: $folderId) {
          id
          ...FinishInstallations_folder
        }
      }
    `,
    queryReference,
  );
  if (folder) return <FinishInstallations key={folder.id} folderRef={folder} />;
  return (
    <>
      <PanelHeader title={<Text id="installation.finishSeveral" />} />
      <PanelBody>
        <Notice picture={<EmptyCable />} title={<Text id="folder.notFound.title" />}>
          <Text id="folder.notFound.reason" />
        </Notice>
      </PanelBody>
    </>
  );
}
