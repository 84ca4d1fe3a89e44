import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import type { EditForm } from "../forms/useEditForm.ts";
import { Text } from "../i18n/Text.tsx";
import { CopiedProducts } from "../product/CopiedProducts.tsx";
import type { DuplicateInstallationFormQuery } from "./__generated__/DuplicateInstallationFormQuery.graphql.ts";
import styles from "./DuplicateInstallationForm.module.css";
import { InstallationForm } from "./InstallationForm.tsx";
import type { InstallationsDraft } from "./installationDraft.ts";
import { CreateRoomsText, RoomNames, useRoomNamesFault } from "./RoomNames.tsx";
import { RoomOutcomes } from "./RoomOutcomes.tsx";
import { parseRoomNames } from "./roomNames.ts";
import type { RoomAttempts } from "./useRoomAttempts.ts";

type Props = {
  queryReference: PreloadedQuery<DuplicateInstallationFormQuery>;
  form: EditForm<InstallationsDraft>;
  attempts: RoomAttempts;
};

export function DuplicateInstallationForm({ queryReference, form, attempts }: Props) {
  const { viewer, installation } = usePreloadedQuery<DuplicateInstallationFormQuery>(
    graphql`
      query DuplicateInstallationFormQuery($projectId: String!, $installationId: String!) {
        viewer @required(action: THROW) {
          ...InstallationForm_viewer
        }
        installation(projectId: $projectId, installationId: $installationId) @required(action: THROW) {
          title
          installer {
            id
          }
          products {
            catalogueProductId
            cableLength
            voltage
            isolation
            ...CopiedProducts_products
          }
          folder {
            id
            allInstallations @catch(to: NULL) {
              nodes {
                title
              }
            }
          }
        }
      }
    `,
    queryReference,
  );
  const namesFault = useRoomNamesFault();
  const { title, installer, products, folder } = installation;
  const titles = parseRoomNames(form.values.names);
  const existing = folder.allInstallations?.nodes.map((one) => one.title) ?? [];
  const copies = products.map(({ catalogueProductId: productId, cableLength, voltage, isolation }) => ({
    productId,
    cableLength,
    voltage,
    isolation,
  }));
  return (
    <InstallationForm
      viewerRef={viewer}
      form={form}
      top={
        <>
          <RoomOutcomes {...attempts} />
          <p className={styles.never}>
            <Text id="installation.duplicate.never" />
          </p>
        </>
      }
      names={{
        field: <RoomNames form={form} existing={existing} autoFocus />,
        fault: namesFault(form.values.names),
      }}
      suggestedInstallerId={installer.id}
      save={({ installerId }) =>
        attempts.create(
          folder.id,
          titles.map((name) => ({ title: name, installerId, products: copies })),
        )
      }
      action={<CreateRoomsText count={titles.length} isRetry={attempts.isRetry(titles)} />}
      failed="installation.several.failed"
    >
      <section className={styles.copied}>
        <h3>
          <Text id="installation.duplicate.products" values={{ title, count: products.length }} />
        </h3>
        {products.length > 0 && <CopiedProducts productsRef={products} />}
      </section>
    </InstallationForm>
  );
}
