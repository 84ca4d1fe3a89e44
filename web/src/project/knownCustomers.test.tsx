import { afterEach, expect, test } from "@jest/globals";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { clearDrafts, draftName, readDraft, writeDraft } from "../forms/draftStore.ts";
import { CreateProjectModal } from "./CreateProjectModal.tsx";

afterEach(clearDrafts);

const field = (label: string) =>
  screen.getByRole<HTMLInputElement>(label === "Customer" ? "combobox" : "textbox", { name: label });
const values = () =>
  ["Customer", "Customer’s e-mail optional", "Postal code optional", "City"].map((name) => field(name).value);

const brf = {
  id: "p1",
  customer: "Brf Vårsolen",
  customerEmail: "styrelsen@varsolen.example",
  postalCode: "903 21",
  city: "Umeå",
  startDate: "2026-11-02",
};
const karin = {
  id: "p2",
  customer: "Karin Vårberg",
  customerEmail: null,
  postalCode: null,
  city: "Luleå",
  startDate: "2026-01-31",
};

type Options = Pick<ComponentProps<typeof CreateProjectModal>, "customer"> & {
  projects?: object[];
  archived?: object[];
};

async function type(
  words: string,
  {
    customer,
    projects = [brf, { ...brf, id: "p3", city: "Old", startDate: "2026-10-01" }],
    archived = [karin],
  }: Options = {},
) {
  const environment = createEnvironment();
  const element = <CreateProjectModal customer={customer} onClose={() => {}} />;
  renderRoutes(environment, [{ path: "/", element }], "/", { projectFilters: true });
  const name = await screen.findByRole("combobox", { name: "Customer" });
  await userEvent.tripleClick(name);
  await userEvent.keyboard(words);
  const asked = () => environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
  await waitFor(() => expect(asked()).toContain("useKnownCustomersQuery"));
  const { variables } = environment.mock.getMostRecentOperation().request;
  const page = (nodes: object[]) => ({ page: { nodes } });
  const company = { ongoing: page(projects), archived: page(archived), id: "company" };
  await act(async () =>
    environment.mock.resolveMostRecentOperation(() => ({ data: { viewer: { id: "user", company } } })),
  );
  return variables;
}

test("suggests each customer once and fills in address and place of the chosen one", async () => {
  expect(await type("vår")).toEqual({ filter: { customer: "vår" }, first: 50 });
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Brf Vårsolen styrelsen@varsolen.example · 903 21 Umeå",
    "Karin Vårberg Luleå",
  ]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(values()).toEqual(["Brf Vårsolen", "styrelsen@varsolen.example", "903 21", "Umeå"]);
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("keeps what was typed in another field, and replaces what an earlier choice filled in", async () => {
  await type("vår");
  await userEvent.click(screen.getByRole("option", { name: /Brf/ }));
  await userEvent.clear(field("City"));
  await userEvent.type(field("City"), "Boden");
  await userEvent.click(field("Customer"));
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(values()).toEqual(["Karin Vårberg", "", "", "Boden"]);
});

test("suggests the customer of a recent archived project before those of older ongoing ones", async () => {
  const projects = Array.from({ length: 8 }, (_, at) => ({ ...karin, id: `o${at}`, customer: `Kund ${at}` }));
  await type("vår", { projects, archived: [brf] });
  const [first, ...others] = screen.getAllByRole("option");
  expect([first?.textContent?.slice(0, 3), others.length]).toEqual(["Brf", 7]);
});

test("Enter and Escape keep a new customer's name", async () => {
  await type("vår");
  expect(field("Customer").getAttribute("aria-expanded")).toBe("true");
  await userEvent.keyboard("{ArrowDown}{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(screen.queryByText("Discard the changes?")).toBeNull();
  await userEvent.type(field("Customer"), "en{Enter}");
  expect(field("Customer").value).toBe("våren");
  expect(screen.queryByRole("listbox")).toBeNull();
});

const hotell = { customer: "Vårdhotellet", customerEmail: "post@hotell.example", postalCode: "411 05", city: "Boden" };

test("replaces the address of the customer’s page when another customer is chosen", async () => {
  await type("{ArrowLeft} Vår", { customer: hotell });
  expect(values()).toEqual([" VårVårdhotellet", "post@hotell.example", "411 05", "Boden"]);
  await userEvent.click(screen.getByRole("option", { name: /Karin/ }));
  expect(values()).toEqual(["Karin Vårberg", "", "", "Luleå"]);
});

test("replaces the address of a restored draft when another customer is chosen", async () => {
  writeDraft(draftName(draftKeys.newProject), hotell);
  await type("{ArrowRight} vår");
  await userEvent.click(screen.getByRole("option", { name: /Karin/ }));
  expect(values()).toEqual(["Karin Vårberg", "", "", "Luleå"]);
});

test("a name typed over the chosen one takes its address away, and a corrected name keeps it", async () => {
  await type("vår");
  await userEvent.keyboard("{ArrowDown}{Enter} 2");
  expect(values()).toEqual(["Brf Vårsolen 2", "styrelsen@varsolen.example", "903 21", "Umeå"]);
  await userEvent.clear(field("Postal code optional"));
  await userEvent.type(field("Postal code optional"), "903 22");
  await userEvent.tripleClick(field("Customer"));
  await userEvent.keyboard("Klara");
  expect(values()).toEqual(["Klara", "", "903 22", ""]);
});

test.each(["Brf Sol", "Bo"])("%s typed over a name with the same first letter gets no address of it", async (name) => {
  await type("vår");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await userEvent.tripleClick(field("Customer"));
  await userEvent.keyboard(name);
  expect(values()).toEqual([name, "", "", ""]);
});

test("a name whose last word is replaced gets no address of the earlier one", async () => {
  await type("vår");
  await userEvent.keyboard("{ArrowDown}{Enter}{Backspace>8/}Sol");
  expect(values()).toEqual(["Brf Sol", "", "", ""]);
});

const unchosen = { customerEmail: "ny@hotell.example", city: "Kalix" };

test("fields typed by hand before a reload stay when the name is typed over, and those of the customer go", async () => {
  writeDraft(draftName(draftKeys.newProject), { ...hotell, ...unchosen });
  writeDraft(draftName("customer of the project form"), hotell);
  await type("Klara");
  expect(values()).toEqual(["Klara", "ny@hotell.example", "", "Kalix"]);
});

test("without a chosen customer all fields stay when the name is typed over after a reload", async () => {
  writeDraft(draftName(draftKeys.newProject), { ...hotell, ...unchosen });
  writeDraft(draftName("customer of the project form"), {});
  await type("Klara");
  expect(values()).toEqual(["Klara", "ny@hotell.example", "411 05", "Kalix"]);
});

test("keeps the chosen customer until the form is left", async () => {
  await type("vår");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  const kept = () => readDraft(draftName("customer of the project form"));
  const { id: _id, startDate: _startDate, ...customer } = brf;
  expect(kept()).toEqual(customer);
  cleanup();
  expect(kept()).toBeNull();
});
