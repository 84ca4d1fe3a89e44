import { lazy, Suspense } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useInstallationView } from "../navigation/useInstallationView.ts";
import { PanelBody } from "../ui/PanelBody.tsx";
import { PanelHeader } from "../ui/PanelHeader.tsx";
import { TableSkeleton } from "../ui/TableSkeleton.tsx";
import type { InstallationHistoryView_installation$key } from "./__generated__/InstallationHistoryView_installation.graphql.ts";

const InstallationHistory = lazy(async () => ({
  default: (await import("../history/InstallationHistory.tsx")).InstallationHistory,
}));

export function InstallationHistoryView(props: { installationRef: InstallationHistoryView_installation$key }) {
  const { openOverview } = useInstallationView();
  const { id, title } = useFragment(
    graphql`
      fragment InstallationHistoryView_installation on Installation {
        id
        title
      }
    `,
    props.installationRef,
  );
  return (
    <>
      <PanelHeader title={<Text id="history.title" />} back={{ label: title, onBack: openOverview }} />
      <PanelBody>
        <Suspense fallback={<TableSkeleton rows={4} twoLine />}>
          <InstallationHistory installationId={id} />
        </Suspense>
      </PanelBody>
    </>
  );
}
