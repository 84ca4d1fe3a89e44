import { graphql } from "react-relay/hooks";
import { useFeatures } from "../relay/features.tsx";
import { usePausedQuery } from "../relay/usePausedQuery.ts";
import type {
  useKnownCustomersQuery,
  useKnownCustomersQuery$data,
} from "./__generated__/useKnownCustomersQuery.graphql.ts";

const query = graphql`
  query useKnownCustomersQuery($filter: ProjectFilter!, $first: Int!) {
    viewer @required(action: THROW) {
      company @required(action: THROW) {
        ongoing: projectPages(archived: false) {
          page(filter: $filter, orderBy: { field: START_DATE, direction: DESC }, first: $first) {
            nodes {
              ...useKnownCustomers_project @relay(mask: false)
            }
          }
        }
        archived: projectPages(archived: true) {
          page(filter: $filter, orderBy: { field: START_DATE, direction: DESC }, first: $first) {
            nodes {
              ...useKnownCustomers_project @relay(mask: false)
            }
          }
        }
      }
    }
  }
`;

graphql`
  fragment useKnownCustomers_project on Project {
    customer
    customerEmail
    postalCode
    city
    startDate
  }
`;

export type KnownCustomer = { customer: string; customerEmail: string; postalCode: string; city: string };

const pauseMs = 150;
const maxProjects = 50;
const maxCustomers = 8;

/** Customers whose name contains the typed text, the one with the latest project first. */
export function useKnownCustomers(typed: string): readonly KnownCustomer[] {
  const { projectFilters } = useFeatures();
  const customer = projectFilters ? typed.trim().slice(0, 100) : "";
  const variables = customer === "" ? null : { filter: { customer }, first: maxProjects };
  const { answer, failure } = usePausedQuery<useKnownCustomersQuery>(query, variables, pauseMs);
  return answer && !failure ? toCustomers(answer.data) : [];
}

/** Two customers are the same if their e-mail addresses are equal, or without addresses their names. */
function toCustomers({ viewer }: useKnownCustomersQuery$data): readonly KnownCustomer[] {
  const { ongoing, archived } = viewer.company;
  const projects = [ongoing, archived].flatMap(({ page }) => page?.nodes ?? []);
  const known = new Map<string, KnownCustomer>();
  for (const project of projects.toSorted((one, other) => other.startDate.localeCompare(one.startDate))) {
    const { customer, customerEmail, postalCode, city } = project;
    const key = (customerEmail || customer).toLowerCase();
    if (!known.has(key))
      known.set(key, { customer, customerEmail: customerEmail ?? "", postalCode: postalCode ?? "", city });
  }
  return [...known.values()].slice(0, maxCustomers);
}
