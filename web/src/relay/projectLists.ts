import { graphql } from "react-relay/hooks";
import type { RecordProxy, RecordSourceSelectorProxy } from "relay-runtime";

// The fields that a list shows. A mutation that adds a project to a list selects these fields.
graphql`
  fragment projectLists_project on Project {
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
    ...ProjectListRow_project
  }
`;

type ListName = "ongoing" | "archived";

export type ProjectMove = {
  readonly projectId: string;
  readonly from?: ListName;
  readonly to?: ListName;
  readonly keepsPages?: boolean;
};

/** Moves a project between stored lists. Unless `keepsPages`, sorted pages reload in the service's order. */
export function moveToList(
  store: RecordSourceSelectorProxy,
  { projectId, from, to, keepsPages = false }: ProjectMove,
): void {
  const company = companyIn(store);
  const listNamed = (name: ListName | undefined) =>
    name && company?.getLinkedRecord("allProjects", { archived: name === "archived" });
  if (!keepsPages) renewPages(store, [from, to]);
  const project = store.get(projectId);
  removeFromList(listNamed(from), projectId);
  if (project) addToList(listNamed(to), project);
}

export function renewPages(store: RecordSourceSelectorProxy, lists: readonly (ListName | undefined)[]): void {
  for (const name of lists)
    if (name)
      companyIn(store)
        ?.getLinkedRecord("projectPages", { archived: name === "archived" })
        ?.invalidateRecord();
}

const companyIn = (store: RecordSourceSelectorProxy) =>
  store.getRoot().getLinkedRecord("viewer")?.getLinkedRecord("company");

function removeFromList(list: RecordProxy | null | undefined, projectId: string) {
  if (!list) return;
  const nodes = list.getLinkedRecords("nodes");
  const rest = nodes?.filter((node) => node?.getDataID() !== projectId);
  if (rest) list.setLinkedRecords(rest, "nodes");
  // The count of a partly loaded list includes the project even if the loaded part does not contain it.
  if (!nodes || rest?.length !== nodes.length || list.getValue("isTruncated")) changeCount(list, -1);
}

function addToList(list: RecordProxy | null | undefined, project: RecordProxy) {
  const nodes = list?.getLinkedRecords("nodes");
  if (!list || nodes?.some((node) => node?.getDataID() === project.getDataID())) return;
  if (nodes) list.setLinkedRecords([...nodes, project], "nodes");
  changeCount(list, 1);
}

function changeCount(list: RecordProxy, by: number) {
  const count = list.getValue("totalCount");
  if (typeof count === "number") list.setValue(count + by, "totalCount");
}
