import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useInstallationView } from "../navigation/useInstallationView.ts";
import { PanelBody } from "../ui/PanelBody.tsx";
import { PanelHeader } from "../ui/PanelHeader.tsx";
import type { ProductsView_installation$key } from "./__generated__/ProductsView_installation.graphql.ts";
import { AddedProducts } from "./AddedProducts.tsx";
import { ProductResult } from "./ProductResult.tsx";
import { ProductSearch } from "./ProductSearch.tsx";

export function ProductsView({ installationRef }: { installationRef: ProductsView_installation$key }) {
  const { openOverview } = useInstallationView();
  const { id, title, viewerCanRecord, ...installation } = useFragment(
    graphql`
      fragment ProductsView_installation on Installation {
        id
        title
        viewerCanRecord
        ...AddedProducts_installation
        ...FoilExpected_installation
      }
    `,
    installationRef,
  );
  return (
    <>
      <PanelHeader title={<Text id="installation.products" />} back={{ label: title, onBack: openOverview }} />
      <PanelBody>
        {viewerCanRecord ? (
          <ProductSearch
            ownerId={id}
            showsKinds
            result={(product, takeEntry) => (
              <ProductResult
                productRef={product}
                takeEntry={takeEntry}
                installationId={id}
                installationRef={installation}
              />
            )}
          >
            <AddedProducts installationRef={installation} />
          </ProductSearch>
        ) : (
          <>
            <p>
              <Text id="product.fixed.reason" />
            </p>
            <AddedProducts installationRef={installation} />
          </>
        )}
      </PanelBody>
    </>
  );
}
