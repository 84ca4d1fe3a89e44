import { useEffect, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { UnansweredField } from "../relay/unansweredField.ts";
import type { useFolderInstallations_folder$key } from "./__generated__/useFolderInstallations_folder.graphql.ts";
import type { useFolderInstallationsPageQuery } from "./__generated__/useFolderInstallationsPageQuery.graphql.ts";

// Each takes two requests to the service, and one operation may take 500.
const pageSize = 50;

/** The installations directly in a folder with what finishing them needs, by title, numbers by their value; read page by page to the end. */
export function useFolderInstallations(folderRef: useFolderInstallations_folder$key) {
  const { locale } = useIntl();
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    useFolderInstallationsPageQuery,
    useFolderInstallations_folder$key
  >(
    graphql`
      fragment useFolderInstallations_folder on Folder
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "useFolderInstallationsPageQuery") {
        installations(first: $first, after: $after) @connection(key: "useFolderInstallations_installations") {
          edges {
            node {
              id
              title
              status
              viewerCanFinish
              steps {
                entries {
                  id
                }
              }
              ...InstallationToFinish_installation
              ...UnfinishedInstallation_installation
            }
          }
        }
      }
    `,
    folderRef,
  );
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    if (hasNext && !isLoadingNext && !failure) loadNext(pageSize, { onComplete: setFailure });
  }, [hasNext, isLoadingNext, failure, loadNext]);
  const edges = data.installations?.edges;
  const installations = useMemo(() => {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    return (edges ?? [])
      .map(({ node }) => ({ ...node, entryIds: node.steps.flatMap(({ entries }) => entries.map(({ id }) => id)) }))
      .sort((a, b) => compare(a.title, b.title));
  }, [edges, locale]);
  if (failure) throw failure;
  if (!edges) throw new UnansweredField("useFolderInstallations", "installations", []);
  return { installations, isLoading: hasNext };
}
