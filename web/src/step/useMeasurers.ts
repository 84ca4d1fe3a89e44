import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { readQuery } from "../relay/readQuery.ts";
import type { useMeasurersQuery, useMeasurersQuery$data } from "./__generated__/useMeasurersQuery.graphql.ts";

const query = graphql`
  query useMeasurersQuery($projectId: String!, $after: String) {
    viewer {
      id
      company {
        users(first: 100, after: $after) {
          edges {
            node {
              id
              firstName
              lastName
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
    project(projectId: $projectId) {
      startDate
    }
  }
`;

type Users = NonNullable<NonNullable<useMeasurersQuery$data["viewer"]>["company"]>["users"];
export type Measurer = NonNullable<Users["edges"][number]>["node"];
type Measurers = { viewerId: string | null; people: readonly Measurer[]; startDate: string | null };

/** The company's active users and the project's first day; null while loading. */
export function useMeasurers(projectId: string): { measurers: Measurers | null; hasFailed: boolean } {
  const environment = useRelayEnvironment();
  const [measurers, setMeasurers] = useState<Measurers | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const people: Measurer[] = [];
      for (let after: string | null = null; ; ) {
        const page: useMeasurersQuery$data | undefined = await readQuery<useMeasurersQuery>(environment, query, {
          projectId,
          after,
        });
        const users: Users | undefined = page?.viewer?.company?.users;
        people.push(...(users?.edges ?? []).map(({ node }) => node));
        after = users?.pageInfo.hasNextPage ? (users.pageInfo.endCursor ?? null) : null;
        if (after !== null) continue;
        return { viewerId: page?.viewer?.id ?? null, people, startDate: page?.project?.startDate ?? null };
      }
    };
    read().then(
      (found) => !isGone && setMeasurers(found),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [environment, projectId]);
  return { measurers, hasFailed };
}
