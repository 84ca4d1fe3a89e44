import { graphql, readInlineData } from "react-relay/hooks";
import type { hasQueuedDelivery_folder$key } from "./__generated__/hasQueuedDelivery_folder.graphql.ts";

const fragment = graphql`
  fragment hasQueuedDelivery_folder on SignableFolder @inline {
    certificates {
      recipients {
        state
      }
    }
  }
`;

export function hasQueuedDelivery(folders: readonly hasQueuedDelivery_folder$key[]): boolean {
  return folders.some((folder) =>
    readInlineData(fragment, folder).certificates.some(({ recipients }) =>
      recipients.some(({ state }) => state === "QUEUED"),
    ),
  );
}
