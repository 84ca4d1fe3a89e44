import { graphql, readInlineData } from "react-relay/hooks";
import type { LastSending } from "../sending/LastSendings.tsx";
import type { lastSendings_folder$key } from "./__generated__/lastSendings_folder.graphql.ts";

const fragment = graphql`
  fragment lastSendings_folder on SignableFolder @inline {
    certificates {
      number
      recipients {
        email
        copy
        reason
        changedAt
      }
    }
  }
`;

export function lastSendings(folders: readonly lastSendings_folder$key[]): LastSending[] {
  const certificates = folders.flatMap((folder) => readInlineData(fragment, folder).certificates);
  // `toSorted` is stable, so mails of the same moment stay in the service's order.
  return certificates
    .map(({ number, recipients }) => ({
      number,
      last: recipients
        .filter(({ copy }) => !copy)
        .toSorted((one, other) => Date.parse(one.changedAt) - Date.parse(other.changedAt))
        .at(-1),
    }))
    .toSorted((one, other) => Date.parse(one.last?.changedAt ?? "") - Date.parse(other.last?.changedAt ?? ""))
    .map(({ number, last }) => ({ number, email: last?.email ?? null, reason: last?.reason ?? null }));
}
