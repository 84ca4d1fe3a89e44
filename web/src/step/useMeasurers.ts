import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { readQuery } from "../relay/readQuery.ts";
import type { useMeasurersQuery, useMeasurersQuery$data } from "./__generated__/useMeasurersQuery.graphql.ts";

const query = graphql`
  query useMeasurersQuery($projectId: String!) {
    viewer {
      id
      company {
        installers {
          id
          firstName
          lastName
        }
      }
    }
    project(projectId: $projectId) {
      startDate
    }
  }
`;

type Company = NonNullable<NonNullable<useMeasurersQuery$data["viewer"]>["company"]>;
export type Measurer = Company["installers"][number];
type Measurers = { viewerId: string | null; people: readonly Measurer[]; startDate: string | null };

/** The company's active installers and the project's first day. `measurers` is null until they are loaded. */
export function useMeasurers(projectId: string): { measurers: Measurers | null; hasFailed: boolean } {
  const environment = useRelayEnvironment();
  const [measurers, setMeasurers] = useState<Measurers | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    readQuery<useMeasurersQuery>(environment, query, { projectId }).then(
      (found) =>
        !isGone &&
        setMeasurers({
          viewerId: found?.viewer?.id ?? null,
          people: found?.viewer?.company?.installers ?? [],
          startDate: found?.project?.startDate ?? null,
        }),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [environment, projectId]);
  return { measurers, hasFailed };
}
