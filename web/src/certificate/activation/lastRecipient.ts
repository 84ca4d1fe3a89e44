import { graphql, readInlineData } from "react-relay/hooks";
import type { lastRecipient_folder$key } from "./__generated__/lastRecipient_folder.graphql.ts";

const fragment = graphql`
  fragment lastRecipient_folder on SignableFolder @inline {
    certificates {
      recipients {
        email
        copy
        changedAt
      }
    }
  }
`;

/** The address that one of these folders' certificates went to last, copies for the sender left out; null when none went anywhere. */
export function lastRecipient(folders: readonly lastRecipient_folder$key[]): string | null {
  const recipients = folders
    .flatMap((folder) => readInlineData(fragment, folder).certificates)
    .flatMap((certificate) => certificate.recipients)
    .filter(({ copy }) => !copy);
  // Of equal moments the later one in the service's order, which is that of the sendings.
  const last = recipients.toSorted((one, other) => Date.parse(one.changedAt) - Date.parse(other.changedAt)).at(-1);
  return last?.email ?? null;
}
