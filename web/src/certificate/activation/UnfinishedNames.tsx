import { FormattedList } from "react-intl";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../../i18n/Text.tsx";
import type { UnfinishedNames_folder$key } from "./__generated__/UnfinishedNames_folder.graphql.ts";

/** Names the unfinished or unreviewed installations that prevent the folder from being chosen. */
export function UnfinishedNames({ folderRef }: { folderRef: UnfinishedNames_folder$key }) {
  const { installations } = useFragment(
    graphql`
      fragment UnfinishedNames_folder on SignableFolder {
        installations {
          title
          completedAt
          awaitsReview
        }
      }
    `,
    folderRef,
  );
  const left = installations.filter(({ completedAt, awaitsReview }) => !completedAt || awaitsReview === true);
  const names = left.map(({ title }) => title);
  return <Text id="certificate.folder.remaining" values={{ names: <FormattedList value={names} /> }} />;
}
