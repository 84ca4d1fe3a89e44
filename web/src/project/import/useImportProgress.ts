import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { readQuery } from "../../relay/readQuery.ts";
import { renewProjectLists } from "../renewProjectLists.ts";
import type {
  useImportProgressQuery,
  useImportProgressQuery$data,
} from "./__generated__/useImportProgressQuery.graphql.ts";

const query = graphql`
  query useImportProgressQuery($id: ID!) {
    node(id: $id) {
      ... on ProjectImport {
        state
        projectCount
        doneCount
        projectIds
        userErrors {
          code
          path
          min
          max
        }
      }
    }
  }
`;

export type ProjectImport = NonNullable<useImportProgressQuery$data["node"]>;

const pauseMs = 1000;

/** Polls an import until it ends; null before the first answer. A failed request is repeated. */
export function useImportProgress(importId: string | null): ProjectImport | null {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<ProjectImport | null>(null);
  useEffect(() => {
    if (importId === null) return setFound(null);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const read = async () => {
      const data = await readQuery<useImportProgressQuery>(environment, query, { id: importId }).catch(() => undefined);
      if (isLeft) return;
      const next = data?.node ?? null;
      if (next) setFound(next);
      if (!next || next.state === "RUNNING") timer = setTimeout(() => void read(), pauseMs);
      else if (next.doneCount) void renewProjectLists(environment);
    };
    void read();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [environment, importId]);
  return found;
}
