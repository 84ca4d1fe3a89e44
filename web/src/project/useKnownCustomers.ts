import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import { useFeatures } from "../relay/features.tsx";
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
  }
`;

export type KnownCustomer = { customer: string; customerEmail: string; postalCode: string; city: string };

const pauseMs = 150;
const maxProjects = 50;
const maxCustomers = 8;

/** Customers whose name contains the typed text, the one with the latest project first. None are found without an answer. */
export function useKnownCustomers(typed: string): readonly KnownCustomer[] {
  const environment = useRelayEnvironment();
  const { projectFilters } = useFeatures();
  const [found, setFound] = useState<readonly KnownCustomer[]>([]);
  const customer = projectFilters ? typed.trim().slice(0, 100) : "";
  useEffect(() => {
    if (customer === "") return setFound([]);
    let stop = () => {};
    const ask = () => {
      const variables = { filter: { customer }, first: maxProjects };
      const { unsubscribe } = fetchQuery<useKnownCustomersQuery>(environment, query, variables).subscribe({
        next: (data) => setFound(customersOf(data)),
        error: () => setFound([]),
      });
      stop = unsubscribe;
    };
    const timer = setTimeout(ask, pauseMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [customer, environment]);
  return found;
}

/** The gateway tells customers apart by address, else by name. */
function customersOf({ viewer }: useKnownCustomersQuery$data): readonly KnownCustomer[] {
  const { ongoing, archived } = viewer.company;
  const known = new Map<string, KnownCustomer>();
  for (const { customer, customerEmail, postalCode, city } of [ongoing, archived].flatMap(
    ({ page }) => page?.nodes ?? [],
  )) {
    const key = (customerEmail || customer).toLowerCase();
    if (!known.has(key))
      known.set(key, { customer, customerEmail: customerEmail ?? "", postalCode: postalCode ?? "", city });
  }
  return [...known.values()].slice(0, maxCustomers);
}
