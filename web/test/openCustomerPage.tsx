import { expect } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { loadQuery } from "react-relay/hooks";
import query, { type CustomerPageQuery } from "../src/customer/__generated__/CustomerPageQuery.graphql.ts";
import { CustomerPage } from "../src/customer/CustomerPage.tsx";
import { customerOfAddress } from "../src/navigation/customerPath.ts";
import type { Features } from "../src/relay/features.tsx";
import { createEnvironment } from "./createEnvironment.ts";
import { mockAnswer } from "./mockAnswer.ts";
import { renderRoutes } from "./renderRoutes.tsx";

export const project = {
  ...{ __typename: "Project", id: "p", projectId: "p 1", name: "Row houses", archived: true, endDate: "2026-11-30" },
  ...{ installationCount: 16, completedInstallationCount: 16, status: "COMPLETED", overdueDays: 0 },
};
export const mail = (email: string, state: string, changedAt: string, copy = false) => ({
  ...{ email, state, changedAt, copy },
  reason: state === "FAILED" ? "ADDRESS_REFUSED" : null,
});
export const certificate = (number: string, recipients: object[], rest: object = {}) => ({
  ...{ __typename: "Certificate", id: number, number, folderId: "f1", validUntil: "2036-11-24", project, recipients },
  ...{ status: "ISSUED", activationDate: "2026-11-24", withdrawal: null, replacedBy: [], seal: null },
  faultReports: [],
  rooms: ["Hall", "Kitchen"],
  folderName: "",
  ...rest,
});
export const counts = {
  ...{ projects: 120, ongoing: 1, rooms: 34, completedRooms: 28, certificates: 2, valid: 2 },
  ...{ mails: 3, undelivered: 1, faults: 1, openFaults: 1 },
};
const fault = {
  ...{ __typename: "FaultReport", faultReportId: "r1", reportedAt: "2026-11-20T08:40:00Z", text: "Cold hall" },
  ...{ state: "CONTACTED", changes: [{ state: "CONTACTED", at: "2026-11-21T09:15:00Z", by: "Jonas Berg" }] },
};
export const failed = mail("board@ripan.example", "FAILED", "2026-11-24T15:02:00Z");
export const customer = {
  ...{ name: "Brf Ripan", email: "board@ripan.example", postalCode: "94147", city: "Piteå", since: "2024-03-11" },
  ...{ counts, projects: [project] },
  certificates: [
    certificate("FG-2", [failed, mail("elin@firm.example", "SENT", "2026-11-24T15:03:00Z", true)]),
    certificate("FG-1", [mail("board@ripan.example", "SENT", "2026-11-10T10:26:00Z")], {
      ...{ faultReports: [fault], rooms: ["Hall", "Kitchen", "Bath"] },
    }),
  ],
};

export async function openCustomerPage(answered: object | null, features: Features = { customers: true }) {
  const environment = createEnvironment();
  const loader = ({ request }: { request: Request }) =>
    loadQuery<CustomerPageQuery>(environment, query, customerOfAddress(request.url));
  const routes = [
    { path: "/customer", loader, element: <CustomerPage /> },
    { path: "*", element: <p>elsewhere</p> },
  ];
  const router = renderRoutes(environment, routes, "/customer?email=board%40ripan.example&name=Brf+Ripan", features);
  await act(async () => {});
  if (!features.customers) return { router, environment };
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Brf Ripan");
  expect(screen.getAllByRole("status").length).toBe(1);
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    ...{ email: "board@ripan.example", name: "Brf Ripan" },
  });
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => {
      const company = { __typename: "Company", id: "c", customer: answered };
      return mockAnswer(operation, { viewer: { id: "u", company } });
    }),
  );
  return { router, environment };
}
