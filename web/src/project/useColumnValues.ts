import { useIntl } from "react-intl";
import { graphql } from "react-relay/hooks";
import type { ProjectListName } from "../navigation/projectListName.ts";
import { usePausedQuery } from "../relay/usePausedQuery.ts";
import type { useColumnValuesQuery } from "./__generated__/useColumnValuesQuery.graphql.ts";

const query = graphql`
  query useColumnValuesQuery($archived: Boolean!, $filter: ProjectFilter, $first: Int!) {
    viewer @required(action: THROW) {
      company @required(action: THROW) {
        projectPages(archived: $archived) {
          page(filter: $filter, first: $first) {
            nodes {
              customer
              city
            }
          }
        }
      }
    }
  }
`;

const pauseMs = 120;
const maxProjects = 100;

/** Customers or towns that contain the typed text, sorted, from the first hundred matching projects of the list. */
export function useColumnValues(column: "customer" | "city", typed: string, list: ProjectListName): readonly string[] {
  const { locale } = useIntl();
  const words = typed.trim().slice(0, 100);
  const filter = words === "" ? null : { [column]: words };
  const variables = { archived: list === "archived", filter, first: maxProjects };
  const { answer, failure } = usePausedQuery<useColumnValuesQuery>(query, variables, words === "" ? 0 : pauseMs);
  const page = failure ? null : answer?.data.viewer.company.projectPages.page;
  const values = new Set(page?.nodes.map((project) => project[column]));
  return [...values].filter((value) => value !== "").sort(new Intl.Collator(locale, { numeric: true }).compare);
}
