import { FormattedList } from "react-intl";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../../i18n/Text.tsx";
import type { UnfinishedNames_folder$key } from "./__generated__/UnfinishedNames_folder.graphql.ts";

/** Names the unfinished or unreviewed installations because of which the folder cannot be chosen. */
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
  const namesOf = (rooms: typeof installations) => ({
    names: <FormattedList value={rooms.map(({ title }) => title)} />,
  });
  const unfinished = installations.filter(({ completedAt }) => !completedAt);
  const unreviewed = installations.filter(({ completedAt, awaitsReview }) => completedAt && awaitsReview === true);
  return (
    <>
      {unfinished.length > 0 && <Text id="certificate.folder.remaining" values={namesOf(unfinished)} />}
      {unfinished.length > 0 && unreviewed.length > 0 && ". "}
      {unreviewed.length > 0 && <Text id="certificate.folder.unreviewed" values={namesOf(unreviewed)} />}
    </>
  );
}
