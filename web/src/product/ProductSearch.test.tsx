import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openInstallationPanel } from "../../test/openInstallationPanel.tsx";
import { answerSearch, flex, mat, searchProducts } from "../../test/searchProducts.ts";

test("a search and a form that were being filled in are open again with what was typed", async () => {
  window.sessionStorage.setItem("draft  product search gi1", '{"typed":"89 605"}');
  window.sessionStorage.setItem("draft  product gi1 gp1", '{"CABLE_LENGTH":"42,5"}');
  const { environment } = await openInstallationPanel({}, "&view=products");
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await answerSearch(environment, [flex]);
  expect((await screen.findByLabelText<HTMLInputElement>("Length")).value).toBe("42,5");
  expect(screen.getByText("What you entered earlier is still here.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(window.sessionStorage.getItem("draft  product gi1 gp1")).toBeNull();
});

test("of many products the first are shown with how many there are, and more are shown when asked for", async () => {
  const { environment } = await openInstallationPanel({}, "&view=products");
  await userEvent.type(screen.getByRole("searchbox"), "mat");
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await answerSearch(environment, [mat, flex], { totalCount: 33, hasMore: true });
  expect(await screen.findByText("2 of 33 products are shown")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ query: "mat", first: 30 });
  await answerSearch(environment, [mat, flex, { ...mat, id: "gp3" }]);
  expect(await screen.findByText("3 products found")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("where the service does not count, it is said that these are the first", async () => {
  const { environment } = await openInstallationPanel({}, "&view=products");
  await userEvent.type(screen.getByRole("searchbox"), "mat");
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await answerSearch(environment, [mat, flex], { totalCount: null, hasMore: true });
  expect(await screen.findByText("The first 2 products")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Show more" })).toBeTruthy();
});

test("Escape leaves the form, then empties the search, then leaves the products; what was typed is kept", async () => {
  const { environment, router } = await openInstallationPanel({}, "&view=products");
  await userEvent.type(screen.getByRole("searchbox"), "89 605");
  const asked = { query: "89 605", first: 10 };
  await waitFor(() => expect(environment.mock.getMostRecentOperation().request.variables).toEqual(asked));
  await answerSearch(environment, [flex]);
  const add = () => screen.getByRole("button", { name: "Add Fjällum Flex R1" });
  await userEvent.click(add());
  await userEvent.type(screen.getByLabelText("Length"), "42,5");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByLabelText("Length")).toBeNull();
  expect(document.activeElement).toBe(add());
  await userEvent.click(add());
  expect(screen.getByLabelText<HTMLInputElement>("Length").value).toBe("42,5");
  await userEvent.click(screen.getByRole("searchbox"));
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
  expect(router.state.location.search).toContain("view=products");
  await userEvent.keyboard("{Escape}");
  expect(router.state.location.search).toBe("?installation=i1");
});

test("arrow keys move from the search box through the results and back; the results stand above the added products", async () => {
  await searchProducts([mat, flex]);
  const [add, addFlex] = await screen.findAllByRole("button", { name: /^Add Fjällum/ });
  const added = screen.getByRole("heading", { name: /^Added products/ });
  expect(added.compareDocumentPosition(add as Node)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}{Alt>}{ArrowDown}{/Alt}");
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(add);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(document.activeElement).toBe(addFlex);
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
});

test("the help names no number of another country", async () => {
  await openInstallationPanel({}, "&view=products");
  expect(screen.getByText(/^Search by article number, EAN or name\./)).toBeTruthy();
});

test("nothing found says so and offers the kinds, and a blank query asks nothing", async () => {
  const environment = await searchProducts([]);
  expect(await screen.findByText(/^Product not found: “89 605”/)).toBeTruthy();
  expect(screen.getByRole("region", { name: "Browse by kind" })).toBeTruthy();
  await userEvent.clear(screen.getByRole("searchbox"));
  await waitFor(() => expect(screen.queryByText(/^Product not found/)).toBeNull());
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test("a kind is offered while nothing is typed, without a request, and writes its word into the search box", async () => {
  const { environment } = await openInstallationPanel({}, "&view=products");
  const kinds = () => screen.queryByRole("region", { name: "Browse by kind" });
  expect(kinds()).toBeTruthy();
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: "Heating foil" }));
  const box = screen.getByRole<HTMLInputElement>("searchbox");
  expect([box.value, document.activeElement, kinds()]).toEqual(["Heating foil", box, null]);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ query: "Heating foil", first: 10 });
});

const use = {
  recent: [
    { product: mat, installations: 61, lastAddedAt: "2026-11-23T12:00:00.000Z" },
    { product: flex, installations: 1, lastAddedAt: "2026-11-18T12:00:00.000Z" },
  ],
  kinds: [
    { kind: "CABLE", count: 22 },
    { kind: "FOIL", count: 3 },
  ],
};
const openProducts = (company: object | null) =>
  openInstallationPanel({}, "&view=products", { history: true }, false, false, company);

test("shows the products used lately and the numbers of each kind without a request, until something is typed", async () => {
  const { environment } = await openProducts({ id: "gc1", productUse: use });
  const recent = () => screen.queryByRole("region", { name: "Used lately by us" });
  const rows = within(recent() as HTMLElement).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "Fjällum Mat 100E 89 608 11 · 264.5\u00a0Ωin 61 roomslast 2026-11-23Add",
    "Fjällum Flex R1E 89 605 10in 1 roomlast 2026-11-18Add",
  ]);
  expect(screen.getByRole("button", { name: "Heating cable 22" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Heating mat" })).toBeTruthy();
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await userEvent.type(screen.getByRole("searchbox"), "mat");
  expect(recent()).toBeNull();
  await userEvent.clear(screen.getByRole("searchbox"));
  await userEvent.click(screen.getByRole("button", { name: "Add Fjällum Mat 100" }));
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
    input: { installationId: "gi1", productId: "gp2" },
  });
});

test.each([
  ["that does not tell the use of products", { id: "gc1", productUse: null }],
  ["that used none lately", { id: "gc1", productUse: { recent: [], kinds: [] } }],
  ["that is unknown", null],
])("shows no products as used lately for a company %s, but the kinds", async (_, company) => {
  await openProducts(company);
  expect(screen.queryByRole("region", { name: "Used lately by us" })).toBeNull();
  expect(screen.getByRole("button", { name: "Heating cable" })).toBeTruthy();
});
