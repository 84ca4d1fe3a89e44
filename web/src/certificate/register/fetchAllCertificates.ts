import { graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { fetchPages } from "../../relay/pages.ts";
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
    $states: [CertificateState!]
    $statuses: [CertificateStatus!]
    $orderBy: CertificateOrder
    $first: Int!
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
          states: $states
          statuses: $statuses
          orderBy: $orderBy
          first: $first
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
              status
              withdrawal {
                at
                reason
              }
              replacedBy {
                number
              }
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

/** Loads a hundred certificates per request and calls `onProgress` after each. @throws if a request fails */
export async function fetchAllCertificates(
  environment: Environment,
  variables: ReturnType<typeof certificateVariables>,
  onProgress: (done: number, count: number) => void,
): Promise<CertificateRow[]> {
  const rows: CertificateRow[] = [];
  const pages = fetchPages<fetchAllCertificatesQuery, Page>(environment, {
    query,
    variables: { ...variables, first: 100 },
    pageOf: ({ viewer }) => viewer.company.certificates,
  });
  for await (const { edges, totalCount } of pages) {
    rows.push(...edges);
    onProgress(rows.length, totalCount);
  }
  return rows;
}
