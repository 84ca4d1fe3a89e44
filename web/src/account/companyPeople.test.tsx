import { beforeEach, expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answer, click, dialog, retype, sent } from "../../test/accountForm.ts";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { company, elin, jonas, openAccountPage } from "../../test/openAccountPage.tsx";

beforeEach(() => {
  document.cookie = "language=en";
});

test("an admin shuts somebody else out, never themselves", async () => {
  const { environment } = await openAccountPage();
  await click("Manage Elin Sandberg");
  await screen.findByRole("dialog");
  expect(screen.queryByRole("button", { name: "Deactivate" })).toBeNull();
  await click("Cancel");
  await click("Manage Jonas Bergkvist");
  await screen.findByRole("dialog");
  expect(screen.queryByText(/is signed out/)).toBeNull();
  await click("Deactivate");
  expect(sent(environment).variables).toEqual({ userId: "gu2", hasHandover: true });
  const open = ["Bad", "Hall"].map((title) => ({ node: { id: title, title, path: [{ title: "Villa Ek" }] } }));
  const found = { id: "gc1", installers: [elin, jonas], installations: { totalCount: 7, edges: open } };
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      mockAnswer(operation, { viewer: { ...elin, company: found } }),
    ),
  );
  expect(await screen.findByText("7 installations of Jonas Bergkvist are unfinished:")).toBeTruthy();
  expect(screen.getByText(/is signed out/)).toBeTruthy();
  expect(
    dialog()
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Bad · Villa Ek", "Hall · Villa Ek", "and 5 more"]);
  await click("Deactivate");
  expect(environment.mock.getAllOperations()).toEqual([]);
  await userEvent.selectOptions(dialog().getByLabelText("Taken over by"), "Elin Sandberg");
  await click("Deactivate");
  const change = { userId: "gu2", active: false, version: "v1" };
  expect(sent(environment).variables.input).toEqual({ ...change, installationsTo: "gu1" });
  const gone = { ...jonas, active: false };
  const lists = { allUsers: { ...company.allUsers, nodes: [elin] }, everybody: { nodes: [elin, gone] } };
  await answer(environment, "SetUserActivePayload", [], { user: { ...gone, company: { ...company, ...lists } } });
  expect(screen.queryByText("Jonas Bergkvist")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: /^Users/ }));
  expect(screen.getByText(/7 installations were taken over by Elin Sandberg./)).toBeTruthy();
  await click("Undo");
  const back = { userId: "gu2", active: true, returnInstallations: true };
  expect(sent(environment).variables.input).toEqual(back);
  await answer(environment, "SetUserActivePayload", [], { user: { ...jonas, company } });
  expect(screen.getByText(/Jonas Bergkvist can sign in again/)).toBeTruthy();
});

test("an invitation that waits is sent again in another language, and withdrawn", async () => {
  const vera = { id: "gi1", email: "vera@nordgolv.example", firstName: "Vera", lastName: "Ek", language: "sv" };
  const waiting = { ...vera, expiresAt: "2100-12-01T12:00:00Z" };
  const { environment } = await openAccountPage({ invitations: [waiting] });
  expect(screen.getByText("Invited until 2100-12-01")).toBeTruthy();
  await click("Send again vera@nordgolv.example");
  await userEvent.selectOptions(dialog().getByLabelText("Language of the invitation"), "Suomi");
  await click("Send again");
  expect(sent(environment).variables.input).toEqual({ invitationId: "gi1", language: "fi" });
  const renewed = { ...waiting, language: "fi", expiresAt: "2100-12-08T12:00:00Z" };
  await answer(environment, "ResendInvitationPayload", [], { invitation: renewed });
  expect(screen.getByText(/is valid until 2100-12-08/)).toBeTruthy();
  await click("Withdraw vera@nordgolv.example");
  await click("Withdraw");
  expect(sent(environment).variables.input).toEqual({ invitationId: "gi1" });
  await answer(environment, "WithdrawInvitationPayload", [], { company: { ...company, invitations: [] } });
  expect(screen.queryByText("Invited until 2100-12-08")).toBeNull();
  expect(screen.getByText(/Invitation withdrawn/)).toBeTruthy();
});

test("marks who has not accepted an invitation, and searches more than ten users by name or address", async () => {
  const invited = { email: "p7@nordgolv.example", firstName: "Person", lastName: "7", language: "sv", expiresAt: null };
  const users = Array.from({ length: 11 }, (_, index) => ({
    ...jonas,
    ...{ id: `gp${index}`, firstName: "Person", lastName: `${index}`, email: `p${index}@nordgolv.example` },
  }));
  const allUsers = { nodes: users, totalCount: 11, isTruncated: false, hasWrongCount: false };
  await openAccountPage({ allUsers, invitations: [{ ...invited, id: "gi7" }] });
  const rows = () => screen.getAllByRole("row").filter(({ textContent }) => textContent?.includes("@nordgolv.example"));
  expect(rows()[7]?.textContent).toContain("Invited");
  expect(rows()[6]?.textContent).not.toContain("Invited");
  const search = screen.getByRole("searchbox", { name: "Search users" });
  const status = search.closest("div:has(> [role=status])")?.querySelector("[role=status]");
  expect(status?.textContent).toBe("");
  await userEvent.type(search, "P10@");
  expect(rows().map((row) => row.querySelector("th")?.textContent)).toContain("P1Person 10");
  expect(screen.queryByText("Person 3")).toBeNull();
  expect(status?.textContent).toBe("1 hit");
  await userEvent.type(search, "x");
  expect(status?.textContent).toBe("No user contains “P10@x”");
});

test.each([
  { isTruncated: true, totalCount: 1200, hasWrongCount: false },
  { isTruncated: false, totalCount: 12, hasWrongCount: true },
])("a list that lacks users is not searched, because it could not tell who is missing: %j", async (lack) => {
  const nodes = Array.from({ length: 11 }, (_, index) => ({ ...jonas, id: `gp${index}` }));
  await openAccountPage({ allUsers: { nodes, ...lack } });
  expect(screen.getAllByText("jonas@nordgolv.example").length).toBeGreaterThan(10);
  expect(screen.queryByRole("searchbox", { name: "Search users" })).toBeNull();
});

test("inviting checks the address first and then sends the rest", async () => {
  const { environment } = await openAccountPage();
  await click("Invite user");
  await screen.findByRole("dialog");
  expect(document.activeElement).toBe(dialog().getByRole("textbox", { name: "Email" }));
  expect(dialog().getByText("Fill in email, first name and last name first.")).toBeTruthy();
  await retype("Email", "Asa@nordgolv.example");
  expect(sent(environment).variables).toEqual({ email: "asa@nordgolv.example" });
  const taken = { inviteCheck: { mayBeInvited: false, obstacle: "EMAIL_TAKEN" } };
  await act(async () => environment.mock.resolveMostRecentOperation(() => ({ data: taken })));
  expect(dialog().getAllByText(/already an account/).length).toBeGreaterThan(0);
  await retype("Email", "ny@nordgolv.example");
  const free = { inviteCheck: { mayBeInvited: true, obstacle: null } };
  await act(async () => environment.mock.resolveMostRecentOperation(() => ({ data: free })));
  await retype("First name", "Ny");
  await retype("Last name", "Person");
  await click("Send invitation");
  const input = { email: "ny@nordgolv.example", firstName: "Ny", lastName: "Person", role: "USER", installer: true };
  expect(sent(environment).variables).toEqual({ input: { ...input, language: "en" } });
  await answer(environment, "InviteUserPayload", [], { user: null, joinsByAccepting: true });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText(/ny@nordgolv.example has an account already/)).toBeTruthy();
});
