import { graphql } from "react-relay/hooks";
import type { IEnvironment } from "relay-runtime";
import { readQuery } from "../relay/readQuery.ts";
import type { fetchProjectsQuery, fetchProjectsQuery$data } from "./__generated__/fetchProjectsQuery.graphql.ts";

const query = graphql`
  query fetchProjectsQuery(
    $archived: Boolean!
    $name: String
    $state: ProjectState
    $filter: ProjectFilter
    $orderBy: ProjectOrder
    $language: Language!
    $offset: Int!
    $first: Int!
  ) {
    viewer @required(action: THROW) {
      company @required(action: THROW) {
        projectPages(archived: $archived) {
          page(
            name: $name
            state: $state
            filter: $filter
            orderBy: $orderBy
            language: $language
            offset: $offset
            first: $first
          ) @required(action: THROW) {
            nodes {
              id
              name
              city
              customer
              startDate
              endDate
              installationCount
              status
              overdueDays
              undeliveredCertificateCount
            }
          }
        }
      }
    }
  }
`;

type Page = fetchProjectsQuery$data["viewer"]["company"]["projectPages"]["page"];
export type FetchedProject = Page["nodes"][number];

const maxRows = 100;

type Options = {
  view: Omit<fetchProjectsQuery["variables"], "offset" | "first">;
  first: number;
  end: number;
  onProgress: (done: number) => void;
  isStopped: () => boolean;
};

/** Loads rows that are not on the page, at most `maxRows` per request. Null if the person stopped the loading. */
export async function fetchProjects(
  environment: IEnvironment,
  { view, first, end, onProgress, isStopped }: Options,
): Promise<readonly FetchedProject[] | null> {
  const rows: FetchedProject[] = [];
  for (let offset = first; offset < end; offset += maxRows) {
    const variables = { ...view, offset, first: Math.min(maxRows, end - offset) };
    const data = await readQuery<fetchProjectsQuery>(environment, query, variables);
    if (isStopped()) return null;
    if (!data) throw new Error("The service gave no page.");
    rows.push(...data.viewer.company.projectPages.page.nodes);
    onProgress(rows.length);
  }
  return rows;
}
