import { History } from "@blueprintjs/icons";
import { graphql, useFragment } from "react-relay/hooks";
import { DeclarationCard } from "../declaration/DeclarationCard.tsx";
import { Text } from "../i18n/Text.tsx";
import { ViewLink } from "../navigation/ViewLink.tsx";
import { ProductsCard } from "../product/ProductsCard.tsx";
import { useFeatures } from "../relay/features.tsx";
import { StepList } from "../step/StepList.tsx";
import { PanelBody } from "../ui/PanelBody.tsx";
import { PanelHeader } from "../ui/PanelHeader.tsx";
import type { InstallationOverview_installation$key } from "./__generated__/InstallationOverview_installation.graphql.ts";
import { DuplicateInstallation } from "./DuplicateInstallation.tsx";
import { EditInstallation } from "./EditInstallation.tsx";
import { FinishEntry } from "./FinishEntry.tsx";
import { formatPath } from "./formatPath.ts";
import { InstallationDetails } from "./InstallationDetails.tsx";
import styles from "./InstallationOverview.module.css";
import { MissingCallout } from "./MissingCallout.tsx";
import { ReopenInstallation } from "./ReopenInstallation.tsx";
import { ReviewCard } from "./ReviewCard.tsx";

type Props = { installationRef: InstallationOverview_installation$key };

export function InstallationOverview({ installationRef }: Props) {
  const features = useFeatures();
  const installation = useFragment(
    graphql`
      fragment InstallationOverview_installation on Installation {
        title
        path {
          title
        }
        ...InstallationDetails_installation
        ...ProductsCard_installation
        ...StepList_installation
        ...MissingCallout_installation
        ...FinishEntry_installation
        ...DuplicateInstallation_installation
        ...EditInstallation_installation
        ...ReopenInstallation_installation
        ...ReviewCard_installation
        ...DeclarationCard_installation
      }
    `,
    installationRef,
  );
  return (
    <>
      <PanelHeader
        title={installation.title}
        actions={
          <>
            <DuplicateInstallation installationRef={installation} />
            <EditInstallation installationRef={installation} />
          </>
        }
      >
        {formatPath(installation.path)}
      </PanelHeader>
      <PanelBody>
        <ReviewCard installationRef={installation} />
        <DeclarationCard installationRef={installation} />
        <MissingCallout installationRef={installation} />
        <InstallationDetails installationRef={installation} />
        <ProductsCard installationRef={installation} />
        <StepList installationRef={installation} />
        <FinishEntry installationRef={installation} />
        <ReopenInstallation installationRef={installation} />
        {features.history && (
          <ViewLink view={{ name: "history" }} className={styles.history}>
            <History />
            <Text id="history.title" />
          </ViewLink>
        )}
      </PanelBody>
    </>
  );
}
