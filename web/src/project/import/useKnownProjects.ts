import { useCallback, useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { useKnownProjectsQuery } from "./__generated__/useKnownProjectsQuery.graphql.ts";
import { nameKey } from "./importRows.ts";

type Known = {
  readonly names: ReadonlySet<string>;
  /** Names of projects by external id. */
  readonly nameByNumber: ReadonlyMap<string, string>;
};
export type KnownProjects = Known | "loading" | "failed";

/** Names and external ids of all projects. Loading may take seconds, so nothing waits for them. */
export function useKnownProjects(): { known: KnownProjects; reload: () => void } {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<KnownProjects>("loading");
  const [reloads, setReloads] = useState(0);
  const reload = useCallback(() => setReloads((count) => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reload fetches again
  useEffect(() => {
    const query = graphql`
      query useKnownProjectsQuery {
        viewer {
          company {
            ongoing: allProjects(archived: false) {
              nodes {
                name
                externalId
              }
            }
            archived: allProjects(archived: true) {
              nodes {
                name
                externalId
              }
            }
          }
        }
      }
    `;
    const { unsubscribe } = fetchQuery<useKnownProjectsQuery>(environment, query, {}).subscribe({
      next: ({ viewer }) => {
        const nodes = [...(viewer?.company?.ongoing.nodes ?? []), ...(viewer?.company?.archived.nodes ?? [])];
        setKnown({
          names: new Set(nodes.map(({ name }) => nameKey(name))),
          nameByNumber: new Map(nodes.flatMap(({ name, externalId }) => (externalId ? [[externalId, name]] : []))),
        });
      },
      error: () => setKnown((before) => (before === "loading" ? "failed" : before)),
    });
    return unsubscribe;
  }, [environment, reloads]);
  return { known, reload };
}
