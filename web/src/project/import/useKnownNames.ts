import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { useKnownNamesQuery } from "./__generated__/useKnownNamesQuery.graphql.ts";
import { nameKey } from "./importRows.ts";

export type KnownNames = ReadonlySet<string> | "loading" | "failed";

/** The names of the company's projects, which a long list takes some seconds for; nothing waits for them. */
export function useKnownNames(): KnownNames {
  const environment = useRelayEnvironment();
  const [names, setNames] = useState<KnownNames>("loading");
  useEffect(() => {
    const query = graphql`
      query useKnownNamesQuery {
        viewer {
          company {
            ongoing: allProjects(archived: false) {
              nodes {
                name
              }
            }
            archived: allProjects(archived: true) {
              nodes {
                name
              }
            }
          }
        }
      }
    `;
    const { unsubscribe } = fetchQuery<useKnownNamesQuery>(environment, query, {}).subscribe({
      next: ({ viewer }) => {
        const nodes = [...(viewer?.company?.ongoing.nodes ?? []), ...(viewer?.company?.archived.nodes ?? [])];
        setNames(new Set(nodes.map(({ name }) => nameKey(name))));
      },
      error: () => setNames("failed"),
    });
    return unsubscribe;
  }, [environment]);
  return names;
}
