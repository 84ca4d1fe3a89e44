import { beforeEach, expect, test } from "@jest/globals";
import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { commitLocalUpdate, createOperationDescriptor } from "relay-runtime";
import { openAccountPage } from "../../test/openAccountPage.tsx";
import countQuery from "../shell/__generated__/WaitingCountQuery.graphql.ts";

beforeEach(() => {
  document.cookie = "language=en";
});

const part = (name: RegExp) => within(screen.getByRole("region", { name }));

test("shows the company, its people as the service orders them, and one's own details", async () => {
  await openAccountPage();
  expect(screen.getByRole("heading", { level: 1, name: "Account" })).toBeTruthy();
  expect(part(/^Company/).getByText("907 38 Umeå")).toBeTruthy();
  expect(part(/^Company/).getByText("Sweden")).toBeTruthy();
  expect(part(/^Logo/).getByRole("img", { name: "Logo of Nordgolv El AB" })).toBeTruthy();
  const rows = part(/^Users 3/)
    .getAllByRole("row")
    .slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining("Elin Sandberg youelin@nordgolv.exampleAdministrator"),
    expect.stringContaining("Jonas Bergkvistjonas@nordgolv.exampleUserInstaller"),
    expect.stringContaining("Åsa Wikströmasa@nordgolv.exampleUser"),
  ]);
  expect(part(/^My details/).getByText("070-555 02 18")).toBeTruthy();
});

test("the list of contents names the sections with their counts in their order and leads to them, without those that the viewer has not", async () => {
  const { router } = await openAccountPage();
  const contents = () =>
    within(screen.getByRole("navigation", { name: "On this page" }))
      .getAllByRole("link")
      .map((link) => link.textContent);
  expect(contents()).toContain("Users 3");
  expect(contents()).toEqual(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent));
  await userEvent.click(screen.getByRole("link", { name: "Sign-in" }));
  expect(router.state.location.hash).toBe("#sign-in");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Sign-in" }));
});

test("one section has what finishing asks of people, as far as the service has it", async () => {
  await openAccountPage({}, undefined, {}, { review: true, declarations: true });
  expect(part(/^Finishing/).getAllByRole("checkbox")).toHaveLength(2);
  cleanup();
  await openAccountPage({}, undefined, {}, { review: false, declarations: false });
  expect(screen.queryByRole("region", { name: /^Finishing/ })).toBeNull();
  expect(screen.queryByRole("link", { name: "Finishing" })).toBeNull();
});

test("a user without rights has no programs or webhooks in the list of contents", async () => {
  await openAccountPage({ viewerCanEdit: false, viewerCanManagePrograms: false });
  const contents = within(screen.getByRole("navigation", { name: "On this page" }));
  expect(contents.queryByRole("link", { name: "Webhooks" })).toBeNull();
  expect(contents.getByRole("link", { name: "Users" })).toBeTruthy();
});

test("who is no admin sees no way to edit the company or manage its people, but may change the logo", async () => {
  await openAccountPage({ viewerCanEdit: false, viewerCanManageUsers: false });
  expect(screen.queryByRole("button", { name: "Edit company" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Invite user" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Manage/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /shut out/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Replace logo" })).toBeTruthy();
});

test("who was shut out is listed only when asked for", async () => {
  await openAccountPage();
  expect(screen.queryByText("Olle Gran")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "One deactivated user" }));
  expect(screen.getByText("Olle Gran")).toBeTruthy();
});

test("users that cannot be fetched fail alone, and are tried again", async () => {
  const down = { message: "down", path: ["viewer", "company", "allUsers"], extensions: { requestId: "ab-12" } };
  const { environment } = await openAccountPage({ allUsers: null }, [down]);
  expect(screen.getByRole("alert").textContent).toContain("The users could not be loaded");
  expect(screen.getByRole("alert").textContent).toContain("Case ab-12");
  expect(screen.getByText("559000-0000")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ id: "gc1" });
});

test("a company that cannot be fetched leaves one's own details standing, also when another part of the page reads it", async () => {
  const { environment } = await openAccountPage(null, [{ message: "down", path: ["viewer", "company"] }]);
  const onlyTheCompanyFailed = () => {
    expect(screen.getByRole("alert").textContent).toContain("The company could not be loaded");
    expect(part(/^My details/).getByText("Elin Sandberg")).toBeTruthy();
  };
  onlyTheCompanyFailed();
  await act(async () => {
    const operation = createOperationDescriptor(countQuery, {});
    const company = { __typename: "Company", id: "gc1", attention: { waitingCount: 3 } };
    environment.commitPayload(operation, { viewer: { __typename: "User", id: "gu1", company } });
  });
  onlyTheCompanyFailed();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe("AccountPageQuery");
});

test("a user of whom nothing was answered is no empty page: it says that the details could not be loaded", async () => {
  const { environment } = await openAccountPage();
  await act(async () =>
    commitLocalUpdate(environment, (store) => {
      store.getRoot().setLinkedRecord(store.create("half-read", "User"), "viewer");
    }),
  );
  expect(screen.getByRole("alert").textContent).toContain("Your details could not be loaded");
  expect(document.body.textContent).not.toContain("undefined");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe("AccountPageQuery");
});

test("without a company it says whom to ask", async () => {
  await openAccountPage(null);
  expect(screen.getByRole("heading", { name: "No company" })).toBeTruthy();
});

test("a wrong count of the service is told below the users", async () => {
  await openAccountPage({
    allUsers: { nodes: [{ id: "u1" }], totalCount: 2, isTruncated: false, hasWrongCount: true },
  });
  expect(screen.getByText(/Some may be missing/)).toBeTruthy();
});

test("a company without active users says so", async () => {
  await openAccountPage({ allUsers: { nodes: [], totalCount: 0, isTruncated: false } });
  expect(screen.getByRole("heading", { name: "No active users" })).toBeTruthy();
});
