import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { panelSearch } from "../navigation/projectPanel.ts";
import { readQuery } from "../relay/readQuery.ts";
import type { useEntryPlaceQuery, useEntryPlaceQuery$data } from "./__generated__/useEntryPlaceQuery.graphql.ts";

type Place = { title: string; path: string };

/** The page of a step entry. Null while it loads, if loading fails and if the entry was deleted. */
export function useEntryPlace(entryId: string | undefined): Place | null {
  const environment = useRelayEnvironment();
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    // A photo tray's id contains a space and is no global id.
    if (!entryId || entryId.includes(" ")) return;
    const query = graphql`
      query useEntryPlaceQuery($id: ID!) {
        node(id: $id) {
          ... on StepEntry {
            stepLabel
            installation {
              installationId
              title
              folder {
                folderId
                isRoot
                project {
                  projectId
                  name
                }
              }
            }
          }
        }
      }
    `;
    let isShown = true;
    readQuery<useEntryPlaceQuery>(environment, query, { id: entryId }).then(
      (data) => isShown && setPlace(toPlace(data?.node)),
      // A failed request leaves out the place; the file is still listed.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [environment, entryId]);
  return place;
}

function toPlace(node: useEntryPlaceQuery$data["node"] | undefined): Place | null {
  if (!node?.installation || !node.stepLabel) return null;
  const { installationId, title, folder } = node.installation;
  const { projectId, name } = folder.project;
  // The address names the list of ongoing projects. For an archived project the page redirects to the right list.
  const page = `/projects/ongoing/${encodeURIComponent(projectId)}`;
  const view = { name: "step", stepLabel: node.stepLabel } as const;
  return {
    title: `${title} · ${name}`,
    path:
      (folder.isRoot ? page : `${page}/folder/${encodeURIComponent(folder.folderId)}`) +
      panelSearch({ kind: "installation", installationId, view }),
  };
}
