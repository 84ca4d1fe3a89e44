import { act, screen } from "@testing-library/react";
import type { LoaderFunctionArgs } from "react-router";
import type { OperationDescriptor } from "relay-runtime";
import query, {
  type CertificateListPageQuery,
} from "../src/certificate/register/__generated__/CertificateListPageQuery.graphql.ts";
import panelQuery, {
  type CertificatePanelQuery,
} from "../src/certificate/register/__generated__/CertificatePanelQuery.graphql.ts";
import { CertificateListPage } from "../src/certificate/register/CertificateListPage.tsx";
import { CertificatePanel } from "../src/certificate/register/CertificatePanel.tsx";
import { certificateVariables, readCertificateListView } from "../src/certificate/register/certificateListView.ts";
import type { Features } from "../src/relay/features.tsx";
import { startQuery } from "../src/relay/startQuery.ts";
import { Refreshed } from "./comeBack.tsx";
import { createEnvironment } from "./createEnvironment.ts";
import { mockAnswer } from "./mockAnswer.ts";
import { renderRoutes } from "./renderRoutes.tsx";

const recipient = (email: string, state = "SENT", copy = false) => ({
  ...{ email, state, copy },
  reason: state === "FAILED" ? "ADDRESS_REFUSED" : null,
});
export const edge = (
  number: string,
  customer: string,
  rest: object = {},
  recipients = [recipient("kund@kund.example")],
  more: object = {},
) => ({
  cursor: number,
  projectId: "p1",
  projectName: "Solbacken 4",
  folderName: "Stair A / Plan 1",
  isProjectArchived: true,
  customer,
  city: "Lund",
  rooms: ["Bad", "Hall"],
  roomCount: 2,
  validUntil: "2036-06-30",
  ...rest,
  node: {
    __typename: "Certificate",
    id: number,
    number,
    folderId: "f1",
    activationDate: "2026-07-01",
    recipients,
    faultReports: null,
    ...{ rooms: ["Bad", "Hall"], viewerCanWithdraw: false, status: "ISSUED", withdrawal: null, replacedBy: [] },
    ...{ url: "https://files.example/a.pdf", pageUrl: "https://web.example/certificate/abc" },
    ...{ seal: null, boardCardUrl: null, proofUrl: null },
    ...more,
  },
});
export const failed = [recipient("fel@kund.example", "FAILED"), recipient("office@nordgolv.example", "SENT", true)];
export const edges = [edge("FG-2", "Ylva Öhman", {}, failed), edge("FG-1", "Zander AB", { folderName: "" })];

const nameOf = ({ request }: OperationDescriptor) => request.node.operation.name;

export async function openCertificateList(
  address = "/certificates",
  features: Features = { certificateRegister: true, certificateArchive: true },
) {
  const environment = createEnvironment();
  const loader = ({ request }: { request: Request }) => {
    const view = readCertificateListView(new URL(request.url).searchParams);
    return startQuery<CertificateListPageQuery>(environment, query, certificateVariables(view, "2026-11-22"));
  };
  const panelLoader = ({ params }: LoaderFunctionArgs) =>
    startQuery<CertificatePanelQuery>(environment, panelQuery, { number: `${params.number}` });
  const element = (
    <Refreshed>
      <CertificateListPage />
    </Refreshed>
  );
  const routes = [
    {
      ...{ path: "/certificates", loader, element },
      children: [{ path: ":number", loader: panelLoader, element: <CertificatePanel /> }],
    },
    { path: "*", element: <p>elsewhere</p> },
  ];
  const router = renderRoutes(environment, routes, address, features);
  await screen.findByRole("heading", { name: "Certificates" });
  const asked = () => environment.mock.getMostRecentOperation().request.variables;
  const answer = (rows: object[] = edges, totalCount = rows.length) =>
    act(async () => {
      // The page may ask for the running batches after its list.
      const operation = environment.mock.getAllOperations().findLast((each) => nameOf(each) !== "useBatchesQuery");
      if (operation === undefined) throw new Error("The page has not asked for its list.");
      const pageInfo = { endCursor: "c", hasNextPage: rows.length < totalCount };
      const company = { __typename: "Company", id: "c", certificates: { totalCount, edges: rows, pageInfo } };
      environment.mock.resolve(operation, mockAnswer(operation, { viewer: { id: "u", company }, node: company }));
    });
  return { environment, router, asked, answer };
}
