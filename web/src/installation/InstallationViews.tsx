import { graphql, useFragment } from "react-relay/hooks";
import { useInstallationView } from "../navigation/useInstallationView.ts";
import type { ProductsView_company$key } from "../product/__generated__/ProductsView_company.graphql.ts";
import { ProductsView } from "../product/ProductsView.tsx";
import { StepView } from "../step/StepView.tsx";
import { useAdoptOrphanedUploads } from "../upload/useAdoptOrphanedUploads.ts";
import { RoomContext } from "../viewer/viewerPhoto.ts";
import type { InstallationViews_installation$key } from "./__generated__/InstallationViews_installation.graphql.ts";
import { FinishView } from "./FinishView.tsx";
import { InstallationHistoryView } from "./InstallationHistoryView.tsx";
import { InstallationOverview } from "./InstallationOverview.tsx";

type Props = {
  installationRef: InstallationViews_installation$key;
  companyRef: ProductsView_company$key | null | undefined;
};

export function InstallationViews({ installationRef, companyRef }: Props) {
  const installation = useFragment(
    graphql`
      fragment InstallationViews_installation on Installation {
        ...InstallationOverview_installation
        ...ProductsView_installation
        ...StepView_installation
        ...FinishView_installation
        ...InstallationHistoryView_installation
        ...useRoomPhotos_installation
      }
    `,
    installationRef,
  );
  useAdoptOrphanedUploads();
  const { view } = useInstallationView();
  const shown = () => {
    if (view.name === "products") return <ProductsView installationRef={installation} companyRef={companyRef} />;
    if (view.name === "finish") return <FinishView installationRef={installation} />;
    if (view.name === "history") return <InstallationHistoryView installationRef={installation} />;
    if (view.name === "step")
      return <StepView key={view.stepLabel} installationRef={installation} stepLabel={view.stepLabel} />;
    return <InstallationOverview installationRef={installation} />;
  };
  return <RoomContext value={installation}>{shown()}</RoomContext>;
}
