import { expect, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loadQuery } from "react-relay/hooks";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import { customerOfAddress } from "../navigation/customerPath.ts";
import type { Features } from "../relay/features.tsx";
import query, { type CustomerPageQuery } from "./__generated__/CustomerPageQuery.graphql.ts";
import { CustomerPage } from "./CustomerPage.tsx";

const project = {
  ...{ __typename: "Project", id: "p", projectId: "p 1", name: "Row houses", archived: true, endDate: "2026-11-30" },
  ...{ installationCount: 16, completedInstallationCount: 16, status: "COMPLETED", overdueDays: 0 },
};
const mail = (email: string, state: string, changedAt: string, copy = false) => ({
  ...{ email, state, changedAt, copy },
  reason: state === "FAILED" ? "ADDRESS_REFUSED" : null,
});
const certificate = (number: string, recipients: object[], rest: object = {}) => ({
  ...{ __typename: "Certificate", id: number, number, folderId: "f1", validUntil: "2036-11-24", project, recipients },
  ...{ status: "ISSUED", activationDate: "2026-11-24", withdrawal: null, replacedBy: [], seal: null },
  faultReports: [],
  rooms: ["Hall", "Kitchen"],
  ...rest,
});
const counts = {
  ...{ projects: 120, ongoing: 1, rooms: 34, completedRooms: 28, certificates: 2, valid: 2 },
  ...{ mails: 3, undelivered: 1, faults: 1, openFaults: 1 },
};
const fault = {
  ...{ __typename: "FaultReport", faultReportId: "r1", reportedAt: "2026-11-20T08:40:00Z", text: "Cold hall" },
  ...{ state: "CONTACTED", changes: [{ state: "CONTACTED", at: "2026-11-21T09:15:00Z", by: "Jonas Berg" }] },
};
const failed = mail("board@ripan.example", "FAILED", "2026-11-24T15:02:00Z");
const customer = {
  ...{ name: "Brf Ripan", email: "board@ripan.example", postalCode: "94147", city: "Piteå", since: "2024-03-11" },
  ...{ counts, projects: [project] },
  certificates: [
    certificate("FG-2", [failed, mail("elin@firm.example", "SENT", "2026-11-24T15:03:00Z", true)]),
    certificate("FG-1", [mail("board@ripan.example", "SENT", "2026-11-10T10:26:00Z")], {
      ...{ faultReports: [fault], rooms: ["Hall", "Kitchen", "Bath"] },
    }),
  ],
};

async function open(answered: object | null, features: Features = { customers: true }) {
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
  expect(screen.getAllByRole("status").length).toBe(2);
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

const events = () => within(screen.getAllByRole("list").at(-1) as HTMLElement).getAllByRole("listitem");

test("shows who the customer is, counts, projects and certificates with links", async () => {
  await open(customer);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Brf Ripan");
  expect(screen.getByText("Customer since 2024-03-11")).toBeTruthy();
  expect(screen.getByText("94147 Piteå")).toBeTruthy();
  expect(screen.getByText("1 did not arrive")).toBeTruthy();
  expect(screen.getByText("the latest 1 of 120")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Certificates" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Row houses" }).getAttribute("href")).toBe("/projects/archived/p%201");
  expect(screen.getByRole("link", { name: "FG-2" }).getAttribute("href")).toBe(
    "/projects/archived/p%201?activation=activated",
  );
  expect(screen.getByRole("row", { name: /FG-2/ }).textContent).toContain("Hall, Kitchen");
  expect(screen.getByRole("row", { name: /FG-1/ }).textContent).toContain("FG-13 roomsRow houses");
});

test("a certificate opens in the register where the service finds it by its number", async () => {
  await open(customer, { customers: true, certificateNumbers: true });
  expect(screen.getByRole("link", { name: "FG-2" }).getAttribute("href")).toBe("/certificates/FG-2");
});

test("lists mails and fault reports, the latest first, each with times and states", async () => {
  await open(customer);
  expect(events().map(({ textContent }) => textContent?.replace(/[\d-]{10} \d\d:\d\d/g, "T"))).toEqual([
    "Copy of FG-2To elin@firm.exampleT the mail server accepted it",
    "Certificate FG-2To board@ripan.exampleT Could not be delivered: no such addressCorrect the address",
    "Fault report FG-1Cold hallT ReceivedT Contacted, Jonas Berg",
    "Certificate FG-1To board@ripan.exampleT the mail server accepted it",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Mails only" }));
  expect(events()).toHaveLength(3);
});

test("a mail with several certificates is one event, and sends again the one that did not arrive", async () => {
  const copy = mail("elin@firm.example", "SENT", "2026-11-24T15:02:00Z", true);
  const later = mail("board@ripan.example", "SENT", "2026-11-25T09:00:00Z");
  await open({
    ...customer,
    certificates: [certificate("FG-3", [failed, copy, later]), certificate("FG-2", [failed, copy])],
  });
  expect(events().map(({ textContent }) => textContent?.match(/^.*?(?=To )/)?.[0])).toEqual([
    "Certificate FG-3",
    "Certificate FG-3, FG-2",
    "Copy of FG-3, FG-2",
  ]);
  expect(within(events()[1] as HTMLElement).getByRole("button", { name: /Correct the address/ })).toBeTruthy();
});

test("leads back to where one came from, else to the ongoing projects", async () => {
  const { router } = await open(customer);
  expect(screen.getByRole("link", { name: "Ongoing projects" })).toBeTruthy();
  const origin = { to: "/certificates?q=FG", label: "Certificates" };
  await act(async () => router.navigate({ ...router.state.location, hash: "#again" }, { state: { origin } }));
  expect(screen.getByRole("link", { name: "Certificates" }).getAttribute("href")).toBe("/certificates?q=FG");
});

test("a customer without an ongoing project leads back to the archived ones", async () => {
  await open({ ...customer, counts: { ...counts, ongoing: 0 } });
  expect(screen.getByRole("link", { name: "Archived projects" }).getAttribute("href")).toBe("/projects/archived");
});

test("offers to send again only where a mail failed", async () => {
  const { environment } = await open(customer);
  const [primary] = screen.getAllByRole("button", { name: "Correct the address" });
  await userEvent.click(primary as HTMLElement);
  expect(screen.getByRole("dialog", { name: "Correct the address and send again" })).toBeTruthy();
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ projectId: "p 1" });
});

test("offers nothing where all mails arrived or the certificate was replaced", async () => {
  await open({ ...customer, certificates: [certificate("FG-2", [failed], { status: "REPLACED" })] });
  expect(screen.queryByRole("button", { name: /Correct the address/ })).toBeNull();
});

const one = { ...customer, counts: { ...counts, projects: 1 } };
const projects = [project, { ...project, id: "q", projectId: "q" }];

test("changes name and address in each project, tells where it stopped, and goes on from there by another try", async () => {
  const { environment, router } = await open({ ...one, counts: { ...counts, projects: 2 }, projects });
  await userEvent.click(screen.getByRole("button", { name: "Edit" }));
  const dialog = await screen.findByRole("dialog", { name: "Edit the customer" });
  expect(dialog.textContent).toContain("all 2 projects of the customer");
  const email = within(dialog).getAllByRole<HTMLInputElement>("textbox")[1] as HTMLInputElement;
  expect(email.value).toBe("board@ripan.example");
  await userEvent.clear(email);
  await userEvent.type(email, "new@ripan.example");
  const save = () => userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  const sent = () => environment.mock.getMostRecentOperation().request.variables.input;
  const answer = (userErrors: object[] = []) =>
    act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        mockAnswer(operation, { updateProject: { project, userErrors } }),
      ),
    );
  await save();
  expect(sent()).toEqual({ projectId: "p", customerEmail: "new@ripan.example" });
  await answer();
  expect(sent()).toEqual({ projectId: "q", customerEmail: "new@ripan.example" });
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(within(dialog).getByRole("alert").textContent).toContain("The customer was not changed in all projects");
  await save();
  await answer();
  await answer();
  expect(router.state.location.search).toBe("?email=new%40ripan.example&name=Brf+Ripan");
});

test("edits no customer of whom it does not have all projects, and says why", async () => {
  await open(customer);
  const edit = screen.getByRole("button", { name: "Edit" });
  await userEvent.click(edit);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(
    screen.getByText("Only the latest 1 projects are shown here. Change the customer in each project."),
  ).toBeTruthy();
});

test("starts a new project with the customer's name, address and place", async () => {
  await open(one);
  await userEvent.click(screen.getByRole("button", { name: "New project" }));
  const dialog = await screen.findByRole("dialog", { name: "New project" });
  expect(within(dialog).getByRole<HTMLInputElement>("combobox", { name: "Customer" }).value).toBe("Brf Ripan");
  const fields = within(dialog).getAllByRole<HTMLInputElement>("textbox");
  expect(fields.map(({ value }) => value).filter(Boolean)).toEqual(["board@ripan.example", "94147", "Piteå"]);
});

test("says that there is no such customer, and that a service shows none", async () => {
  await open(null);
  expect(screen.getByRole("heading", { name: "There is no such customer" })).toBeTruthy();
  document.body.replaceChildren();
  await open(null, { customers: false });
  expect(screen.getByRole("heading", { name: "The warranty service shows no customers" })).toBeTruthy();
});
