import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useInstallationView } from "../navigation/useInstallationView.ts";
import { PanelBody } from "../ui/PanelBody.tsx";
import { PanelHeader } from "../ui/PanelHeader.tsx";
import type { ProductsView_company$key } from "./__generated__/ProductsView_company.graphql.ts";
import type { ProductsView_installation$key } from "./__generated__/ProductsView_installation.graphql.ts";
import { AddedProducts } from "./AddedProducts.tsx";
import { ProductResult } from "./ProductResult.tsx";
import { ProductSearch } from "./ProductSearch.tsx";
import { RecentProducts } from "./RecentProducts.tsx";

type Props = {
  installationRef: ProductsView_installation$key;
  companyRef: ProductsView_company$key | null | undefined;
};

export function ProductsView({ installationRef, companyRef }: Props) {
  const { openOverview } = useInstallationView();
  const { id, title, viewerCanRecord, products, ...installation } = useFragment(
    graphql`
      fragment ProductsView_installation on Installation {
        id
        title
        viewerCanRecord
        products {
          catalogueProductId
        }
        ...AddedProducts_installation
        ...FoilExpected_installation
      }
    `,
    installationRef,
  );
  const company = useFragment(
    graphql`
      fragment ProductsView_company on Company {
        productUse @catch(to: NULL) {
          recent {
            product {
              id
            }
          }
          kinds {
            kind
            count
          }
          ...RecentProducts_use
        }
      }
    `,
    companyRef,
  );
  const use = company?.productUse;
  const inRoom = new Set(products.map(({ catalogueProductId }) => catalogueProductId));
  return (
    <>
      <PanelHeader title={<Text id="installation.products" />} back={{ label: title, onBack: openOverview }} />
      <PanelBody>
        {viewerCanRecord ? (
          <ProductSearch
            ownerId={id}
            showsKinds
            kindCounts={use?.kinds}
            recent={
              use &&
              use.recent.length > 0 && (
                <RecentProducts useRef={use} installationId={id} installationRef={installation} inRoom={inRoom} />
              )
            }
            result={(product, takeEntry) => (
              <ProductResult
                productRef={product}
                takeEntry={takeEntry}
                installationId={id}
                installationRef={installation}
                inRoom={inRoom}
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
