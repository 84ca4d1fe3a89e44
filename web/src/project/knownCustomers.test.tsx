import { expect, test } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import { SuggestField } from "../forms/SuggestField.tsx";
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
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("the list of a field that is disabled while its form is saved does not open again", async () => {
  const Form = () => {
    const [isSaving, setSaving] = useState(false);
    const brf = { id: "brf", title: "Brf Vårsolen", detail: "" };
    return (
      <>
        <SuggestField label="Customer" error={null} disabled={isSaving} suggestions={[brf]} onChoose={() => {}} />
        <button type="button" onClick={() => setSaving(!isSaving)}>
          Save
        </button>
      </>
    );
  };
  renderRoutes(createEnvironment(), [{ path: "/", element: <Form /> }], "/");
  await userEvent.type(await screen.findByRole("combobox", { name: "Customer" }), "v");
  expect(screen.getByRole("listbox")).toBeTruthy();
  for (const isSaving of [true, false]) {
    // A click without a press leaves the focus where it is.
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(field("Customer").disabled).toBe(isSaving);
    expect(screen.queryByRole("listbox")).toBeNull();
  }
});
