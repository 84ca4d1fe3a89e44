import { fetchQuery, graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import type {
  fetchAllCertificatesQuery,
  fetchAllCertificatesQuery$data,
} from "./__generated__/fetchAllCertificatesQuery.graphql.ts";
import type { certificateVariables } from "./certificateListView.ts";

const query = graphql`
  query fetchAllCertificatesQuery(
    $query: String
    $from: Date
    $to: Date
    $endsFrom: Date
    $endsTo: Date
    $state: CertificateState
    $orderBy: CertificateOrder
    $after: String
  ) {
    viewer @required(action: THROW) {
      company @required(action: THROW) {
        certificates(
          query: $query
          from: $from
          to: $to
          endsFrom: $endsFrom
          endsTo: $endsTo
          state: $state
          orderBy: $orderBy
          first: 100
          after: $after
        ) @required(action: THROW) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            projectName
            folderName
            customer
            city
            rooms
            validUntil
            node {
              number
              activationDate
              recipients {
                email
                copy
                state
              }
            }
          }
        }
      }
    }
  }
`;

type Page = NonNullable<fetchAllCertificatesQuery$data>["viewer"]["company"]["certificates"];
export type CertificateRow = Page["edges"][number];

/** Every certificate of the view, a hundred per request. `onProgress` is told after each; it throws when one fails. */
export async function fetchAllCertificates(
  environment: Environment,
  variables: ReturnType<typeof certificateVariables>,
  onProgress: (done: number, count: number) => void,
): Promise<CertificateRow[]> {
  const rows: CertificateRow[] = [];
  for (let after: string | null = null; ; ) {
    const data: fetchAllCertificatesQuery$data | undefined = await fetchQuery<fetchAllCertificatesQuery>(
      environment,
      query,
      { ...variables, after },
      { fetchPolicy: "network-only" },
    ).toPromise();
    const page: Page | undefined = data?.viewer.company.certificates;
    if (!page) throw new Error("The service gave no page.");
    rows.push(...page.edges);
    onProgress(rows.length, page.totalCount);
    if (!page.pageInfo.hasNextPage || page.edges.length === 0) return rows;
    after = page.pageInfo.endCursor ?? null;
  }
}
