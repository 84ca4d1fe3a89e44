import { graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { readQuery } from "../relay/readQuery.ts";
import type { AttachmentListState } from "../upload/uploadsContext.ts";
import type { loadAttachmentListQuery } from "./__generated__/loadAttachmentListQuery.graphql.ts";
import { toList } from "./useRecordAttachments.ts";

/** The files of a step entry; null if the entry was deleted. @throws if the request fails */
export async function loadAttachmentList(
  environment: Environment,
  entryId: string,
): Promise<AttachmentListState | null> {
  const data = await readQuery<loadAttachmentListQuery>(
    environment,
    graphql`
      query loadAttachmentListQuery($id: ID!) {
        node(id: $id) {
          ... on StepEntry {
            attachments {
              url
              fileName
              ...AttachmentTiles_attachments
              ...photoPlaces_attachment
            }
            changes {
              field
              version
            }
          }
        }
      }
    `,
    { id: entryId },
  );
  const { attachments, changes } = data?.node ?? {};
  return attachments && changes ? toList({ attachments, changes }) : null;
}
