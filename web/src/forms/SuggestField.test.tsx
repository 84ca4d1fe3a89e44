import { expect, jest, test } from "@jest/globals";
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import { SuggestField } from "./SuggestField.tsx";

const brf = { id: "Brf Vårsolen", title: "Brf Vårsolen", detail: "" };
const karin = { id: "Karin Vårberg", title: "Karin Vårberg", detail: "" };
const combobox = () => screen.findByRole<HTMLInputElement>("combobox", { name: "Customer" });
const press = () => fireEvent.click(screen.getByRole("button", { name: "Next" }));

test("the list of a field that is disabled while its form is saved does not open again", async () => {
  const Form = () => {
    const [isSaving, setSaving] = useState(false);
    return (
      <>
        <SuggestField label="Customer" error={null} disabled={isSaving} suggestions={[brf]} onChoose={() => {}} />
        <button type="button" onClick={() => setSaving(!isSaving)}>
          Next
        </button>
      </>
    );
  };
  renderRoutes(createEnvironment(), [{ path: "/", element: <Form /> }], "/");
  await userEvent.type(await combobox(), "v");
  expect(screen.getByRole("listbox")).toBeTruthy();
  for (const isSaving of [true, false]) {
    // A click without a press leaves the focus where it is.
    press();
    expect((await combobox()).disabled).toBe(isSaving);
    expect(screen.queryByRole("listbox")).toBeNull();
  }
});

async function openTwoLists(next: (typeof brf)[]) {
  const onChoose = jest.fn();
  const Form = () => {
    const [suggestions, setSuggestions] = useState([brf, karin]);
    return (
      <>
        <SuggestField label="Customer" error={null} suggestions={suggestions} onChoose={onChoose} />
        <button type="button" onClick={() => setSuggestions(next)}>
          Next
        </button>
      </>
    );
  };
  renderRoutes(createEnvironment(), [{ path: "/", element: <Form /> }], "/");
  await userEvent.type(await combobox(), "v{ArrowDown}");
  return onChoose;
}

test("Enter chooses the highlighted suggestion after the list has changed", async () => {
  const onChoose = await openTwoLists([karin, brf]);
  press();
  expect(screen.getByRole("option", { selected: true }).textContent?.trim()).toBe("Brf Vårsolen");
  await userEvent.keyboard("{Enter}");
  expect(onChoose.mock.calls).toEqual([[brf]]);
});

test("Enter chooses nothing when the highlighted suggestion has gone", async () => {
  const onChoose = await openTwoLists([karin]);
  press();
  expect(screen.queryByRole("option", { selected: true })).toBeNull();
  await userEvent.keyboard("{Enter}");
  expect(onChoose).not.toHaveBeenCalled();
});

test("the highlighted suggestion scrolls into view and has an id without spaces", async () => {
  const scrolled: string[] = [];
  HTMLElement.prototype.scrollIntoView = function () {
    scrolled.push(this.id);
  };
  await openTwoLists([]);
  const option = screen.getByRole("option", { selected: true });
  expect(option.id).not.toMatch(/\s/);
  expect((await combobox()).getAttribute("aria-activedescendant")).toBe(option.id);
  await userEvent.keyboard("{ArrowDown}");
  expect(scrolled).toEqual([option.id, screen.getByRole("option", { selected: true }).id]);
  Reflect.deleteProperty(HTMLElement.prototype, "scrollIntoView");
});
