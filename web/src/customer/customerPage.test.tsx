import { expect, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "../../test/mockAnswer.ts";
import {
  certificate,
  counts,
  customer,
  failed,
  mail,
  openCustomerPage,
  project,
} from "../../test/openCustomerPage.tsx";

const events = () => within(screen.getAllByRole("list").at(-1) as HTMLElement).getAllByRole("listitem");

test("shows who the customer is, counts, projects and certificates with links", async () => {
  await openCustomerPage(customer);
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

test("names what a certificate covers as the register does: the flat first, then its rooms or their number", async () => {
  const folderName = "Stair A / Flat 1202";
  await openCustomerPage({
    ...customer,
    certificates: [
      certificate("FG-2", [failed], { folderName }),
      certificate("FG-1", [failed], { folderName, rooms: ["Hall"] }),
      certificate("FG-0", [failed], { folderName, rooms: null }),
    ],
  });
  expect(screen.getByRole("row", { name: /FG-2/ }).textContent).toContain("Flat 1202, 2 roomsRow houses, Stair A");
  expect(screen.getByRole("row", { name: /FG-1/ }).textContent).toContain("Flat 1202, HallRow houses, Stair A");
  expect(screen.getByRole("row", { name: /FG-0/ }).textContent).toContain("FG-0Flat 1202Row houses, Stair A");
});

test("a certificate opens in the register where the service finds it by its number", async () => {
  await openCustomerPage(customer, { customers: true, certificateNumbers: true });
  expect(screen.getByRole("link", { name: "FG-2" }).getAttribute("href")).toBe("/certificates/FG-2");
});

test("lists mails and fault reports, the latest first, each with times and states", async () => {
  await openCustomerPage(customer);
  expect(events().map(({ textContent }) => textContent?.replace(/[\d-]{10} \d\d:\d\d/g, "T"))).toEqual([
    "Copy of FG-2To elin@firm.exampleT Sent",
    "Certificate FG-2To board@ripan.exampleT Could not be delivered: no such addressCorrect the address",
    "Fault report FG-1Cold hallT ReceivedT Contacted, Jonas Berg",
    "Certificate FG-1To board@ripan.exampleT Sent",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Mails only" }));
  expect(events()).toHaveLength(3);
});

test("a mail with several certificates is one event, and sends again the one that did not arrive", async () => {
  const copy = mail("elin@firm.example", "SENT", "2026-11-24T15:02:00Z", true);
  const later = mail("board@ripan.example", "SENT", "2026-11-25T09:00:00Z");
  await openCustomerPage({
    ...customer,
    certificates: [
      certificate("FG-3", [failed, copy, later]),
      certificate("FG-2", [failed, copy]),
      certificate("FG-1", [failed, copy]),
    ],
  });
  expect(events().map(({ textContent }) => textContent?.match(/^.*?(?=To )/)?.[0])).toEqual([
    "Certificate FG-3",
    "3 certificatesFG-3, FG-2, FG-1",
    "Copy of 3 certificatesFG-3, FG-2, FG-1",
  ]);
  expect(within(events()[1] as HTMLElement).getByRole("button", { name: /Correct the address/ })).toBeTruthy();
});

test("leads back to where one came from, else to the ongoing projects", async () => {
  const { router } = await openCustomerPage(customer);
  expect(screen.getByRole("link", { name: "Ongoing projects" })).toBeTruthy();
  const origin = { to: "/certificates?q=FG", label: "Certificates" };
  await act(async () => router.navigate({ ...router.state.location, hash: "#again" }, { state: { origin } }));
  expect(screen.getByRole("link", { name: "Certificates" }).getAttribute("href")).toBe("/certificates?q=FG");
});

test("a customer without an ongoing project leads back to the archived ones", async () => {
  await openCustomerPage({ ...customer, counts: { ...counts, ongoing: 0 } });
  expect(screen.getByRole("link", { name: "Archived projects" }).getAttribute("href")).toBe("/projects/archived");
});

test("offers to send again only where a mail failed", async () => {
  const { environment } = await openCustomerPage(customer);
  const [primary] = screen.getAllByRole("button", { name: "Correct the address" });
  await userEvent.click(primary as HTMLElement);
  expect(screen.getByRole("dialog", { name: "Correct the address and send again" })).toBeTruthy();
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ projectId: "p 1" });
});

test("offers nothing where all mails arrived or the certificate was replaced", async () => {
  await openCustomerPage({ ...customer, certificates: [certificate("FG-2", [failed], { status: "REPLACED" })] });
  expect(screen.queryByRole("button", { name: /Correct the address/ })).toBeNull();
});

const one = { ...customer, counts: { ...counts, projects: 1 } };
const projects = [project, { ...project, id: "q", projectId: "q" }];

test("changes name and address in each project, tells where it stopped, and goes on from there by another try", async () => {
  const { environment, router } = await openCustomerPage({ ...one, counts: { ...counts, projects: 2 }, projects });
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
  await openCustomerPage(customer);
  const edit = screen.getByRole("button", { name: "Edit" });
  await userEvent.click(edit);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(
    screen.getByText("Only the latest 1 projects are shown here. Change the customer in each project."),
  ).toBeTruthy();
});

test("starts a new project with the customer's name, address and place", async () => {
  await openCustomerPage(one);
  await userEvent.click(screen.getByRole("button", { name: "New project" }));
  const dialog = await screen.findByRole("dialog", { name: "New project" });
  expect(within(dialog).getByRole<HTMLInputElement>("combobox", { name: "Customer" }).value).toBe("Brf Ripan");
  const fields = within(dialog).getAllByRole<HTMLInputElement>("textbox");
  expect(fields.map(({ value }) => value).filter(Boolean)).toEqual(["board@ripan.example", "94147", "Piteå"]);
});

test("says that there is no such customer, and that a service shows none", async () => {
  await openCustomerPage(null);
  expect(screen.getByRole("heading", { name: "There is no such customer" })).toBeTruthy();
  document.body.replaceChildren();
  await openCustomerPage(null, { customers: false });
  expect(screen.getByRole("heading", { name: "The warranty service shows no customers" })).toBeTruthy();
});
