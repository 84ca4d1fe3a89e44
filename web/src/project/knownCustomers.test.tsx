import { expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import { CreateProjectModal } from "./CreateProjectModal.tsx";

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
};
const karin = { id: "p2", customer: "Karin Vårberg", customerEmail: null, postalCode: null, city: "Luleå" };

async function type(
  words: string,
  projects: object[] = [brf, { ...brf, id: "p3", city: "Old" }],
  archived: object[] = [karin],
) {
  const environment = createEnvironment();
  renderRoutes(environment, [{ path: "/", element: <CreateProjectModal onClose={() => {}} /> }], "/", {
    projectFilters: true,
  });
  await userEvent.type(await screen.findByRole("combobox", { name: "Customer" }), words);
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
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

test("Enter and Escape keep a new customer's name", async () => {
  await type("vår");
  expect(field("Customer").getAttribute("aria-expanded")).toBe("true");
  await userEvent.keyboard("{ArrowDown}{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(screen.queryByText("Discard the changes?")).toBeNull();
  await userEvent.type(field("Customer"), "en{Enter}");
  expect(field("Customer").value).toBe("våren");
});
