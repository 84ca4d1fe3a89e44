import { beforeEach, expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MockPayloadGenerator } from "relay-test-utils";
import { openAccountPage } from "../../test/openAccountPage.tsx";

beforeEach(() => {
  document.cookie = "language=en";
  sessionStorage.clear();
});

const ekonomi = {
  programId: "c1",
  name: "Ekonomi",
  scopes: ["PROJECTS_READ", "CERTIFICATES_SEND"],
  scope: "warranty/projects:read warranty/certificates:send",
  endsOn: "2999-01-31",
  lastUsedAt: null as string | null,
  responsibleName: "Elin Sandberg",
};
const old = { ...ekonomi, programId: "c2", name: "Kassan", endsOn: "2020-01-31", lastUsedAt: "2020-01-30T10:00:00Z" };

type Page = Awaited<ReturnType<typeof openAccountPage>>;

async function openPrograms(programs: object[] | null, errors?: { message: string; path: string[] }[]) {
  const page = await openAccountPage({ viewerCanManagePrograms: true });
  await waitFor(() => expect(lastOperation(page).request.node.operation.name).toBe("ProgramsQuery"));
  const operation = lastOperation(page);
  const viewer = { id: "gu1", company: { id: "gc1", programs } };
  await act(async () =>
    page.environment.mock.resolve(operation, {
      ...MockPayloadGenerator.generate(operation, Object.fromEntries([["Query", () => ({ viewer })]])),
      errors,
    }),
  );
  return page;
}

const lastOperation = ({ environment }: Page) => environment.mock.getMostRecentOperation();
const part = () => within(screen.getByRole("region", { name: /^API access/ }));

async function answer(page: Page, type: string, payload: object) {
  const operation = lastOperation(page);
  await act(async () =>
    page.environment.mock.resolve(
      operation,
      MockPayloadGenerator.generate(operation, Object.fromEntries([[type, () => payload]])),
    ),
  );
}

test("an owner sees each program with its rights, its end and its last use", async () => {
  await openPrograms([ekonomi, old]);
  const [, first, second] = part().getAllByRole("row");
  expect(first?.textContent).toContain(
    "EkonomiRead projects and certificates · Send certificatesResponsible: Elin Sandberg",
  );
  expect(first?.textContent).toContain("Not used yet");
  expect(second?.textContent).toContain("2020-01-31ended2020-01-30");
});

test.each([
  ["nobody but an owner is shown programs", false, true],
  ["nobody is shown programs where the service has none", true, false],
])("%s", async (_, viewerCanManagePrograms, programs) => {
  const { environment } = await openAccountPage({ viewerCanManagePrograms }, undefined, {}, { programs });
  expect(screen.queryByRole("region", { name: /^API access/ })).toBeNull();
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("a new program gets the rights that were ticked, and its secret is shown once", async () => {
  const page = await openPrograms([]);
  expect(part().getByText("No program has access")).toBeTruthy();
  await userEvent.click(part().getByRole("button", { name: "Add program" }));
  const form = within(await screen.findByRole("dialog", { name: "Add program" }));
  await userEvent.type(form.getByRole("textbox", { name: "Name" }), "Ekonomi");
  await userEvent.click(form.getByRole("checkbox", { name: "Send certificates" }));
  const day = form.getByRole<HTMLInputElement>("textbox", { name: "Last day" });
  await userEvent.clear(day);
  await userEvent.type(day, "2020-01-01");
  expect(form.getByText("The last day is from today to two years from now")).toBeTruthy();
  const today = new Date().toISOString().slice(0, 10);
  await userEvent.clear(day);
  await userEvent.type(day, today);
  await userEvent.click(form.getByRole("button", { name: "Add program" }));
  expect(lastOperation(page).request.variables).toEqual({
    input: { name: "Ekonomi", scopes: ["PROJECTS_READ", "CERTIFICATES_SEND"], endsOn: today },
  });
  const company = { id: "gc1", programs: [ekonomi] };
  await answer(page, "ProgramSecretPayload", { program: ekonomi, secret: "s3cret", company, userErrors: [] });
  const told = within(await screen.findByRole("dialog", { name: "Secret of Ekonomi" }));
  for (const value of ["c1", "s3cret", ekonomi.scope]) expect(told.getByText(value)).toBeTruthy();
  const user = userEvent.setup();
  await user.click(told.getByRole("button", { name: "Copy Client secret" }));
  expect(await navigator.clipboard.readText()).toBe("s3cret");
  expect(told.getByRole("status").textContent).toBe("Copied");
  await userEvent.click(told.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(screen.queryByText("s3cret")).toBeNull());
  expect(document.activeElement).toBe(part().getByRole("button", { name: "Add program" }));
  expect(part().getByRole("row", { name: /Ekonomi/ })).toBeTruthy();
});

test("a name of 100 signs fits, however many units a sign has, and a longer one is told", async () => {
  await openPrograms([]);
  await userEvent.click(part().getByRole("button", { name: "Add program" }));
  const form = within(await screen.findByRole("dialog"));
  const name = form.getByRole<HTMLInputElement>("textbox", { name: "Name" });
  await userEvent.click(name);
  await userEvent.paste("🔥".repeat(100));
  await userEvent.tab();
  expect([...name.value]).toHaveLength(100);
  expect(form.queryByText(/At most 100/)).toBeNull();
  await userEvent.type(name, "x");
  await userEvent.tab();
  expect(form.getByText("At most 100 characters, now 101.")).toBeTruthy();
});

test("a refusal is told in the form, which stays", async () => {
  const page = await openPrograms([]);
  await userEvent.click(part().getByRole("button", { name: "Add program" }));
  const form = within(await screen.findByRole("dialog"));
  await userEvent.type(form.getByRole("textbox", { name: "Name" }), "Ekonomi");
  await userEvent.click(form.getByRole("button", { name: "Add program" }));
  const userErrors = [{ code: "TOO_MANY_PROGRAMS", field: null }];
  await answer(page, "ProgramSecretPayload", { program: null, secret: null, company: null, userErrors });
  expect(form.getByRole("alert").textContent).toContain("as many programs as it may have");
});

test("a new secret is asked about, and shown once", async () => {
  const page = await openPrograms([ekonomi]);
  await userEvent.click(part().getByRole("button", { name: "New secret for Ekonomi" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New secret for Ekonomi" }));
  await userEvent.click(dialog.getByRole("button", { name: "New secret" }));
  expect(lastOperation(page).request.variables).toEqual({ input: { programId: "c1" } });
  const company = { id: "gc1", programs: [ekonomi] };
  await answer(page, "ProgramSecretPayload", { program: ekonomi, secret: "n3w", company, userErrors: [] });
  expect(await screen.findByText("n3w")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(document.activeElement).toBe(part().getByRole("button", { name: "New secret for Ekonomi" }));
});

test("a revoked program leaves the list", async () => {
  const page = await openPrograms([ekonomi, old]);
  await userEvent.click(part().getByRole("button", { name: "Revoke Ekonomi" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Revoke Ekonomi" }));
  await userEvent.click(dialog.getByRole("button", { name: "Revoke" }));
  await answer(page, "RevokeProgramPayload", { company: { id: "gc1", programs: [old] }, userErrors: [] });
  await waitFor(() => expect(part().queryByRole("row", { name: /Ekonomi/ })).toBeNull());
  expect(part().getByRole("row", { name: /Kassan/ })).toBeTruthy();
  expect(document.activeElement).toBe(part().getByRole("heading", { name: /^API access/ }));
});

test("when the list cannot be asked for, that part fails alone and is tried again", async () => {
  const page = await openPrograms(null, [{ message: "down", path: ["viewer", "company", "programs"] }]);
  expect(part().getByRole("alert").textContent).toContain("The programs could not be loaded");
  await userEvent.click(part().getByRole("button", { name: "Try again" }));
  expect(lastOperation(page).request.node.operation.name).toBe("ProgramsQuery");
});
