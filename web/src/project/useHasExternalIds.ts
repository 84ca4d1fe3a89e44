import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { useHasExternalIdsQuery } from "./__generated__/useHasExternalIdsQuery.graphql.ts";

const query = graphql`
  query useHasExternalIdsQuery {
    viewer {
      features {
        externalIds
      }
    }
  }
`;

/** Whether the service keeps external ids. Asked once; without an answer a form goes without them. */
export function useHasExternalIds(): boolean {
  const environment = useRelayEnvironment();
  const [has, setHas] = useState(false);
  useEffect(() => {
    const asked = fetchQuery<useHasExternalIdsQuery>(environment, query, {}, { fetchPolicy: "store-or-network" });
    const { unsubscribe } = asked.subscribe({
      next: ({ viewer }) => setHas(viewer?.features?.externalIds ?? false),
      error: () => undefined,
    });
    return unsubscribe;
  }, [environment]);
  return has;
}
