import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import en from "../i18n/en.json" with { type: "json" };
import { DialogForm } from "./DialogForm.tsx";

const reason = "Enter the name first.";

function show(aside?: string) {
  render(
    <IntlProvider locale="en" messages={en}>
      <DialogForm action="Save" reason={reason} isBusy={false} aside={aside} onSubmit={() => {}} onClose={() => {}}>
        <input aria-label="name" />
      </DialogForm>
    </IntlProvider>,
  );
  return screen.getByRole("button", { name: "Save", description: reason }).parentElement?.textContent;
}

test("the footer shows once why the form cannot be saved, and the button is described by it", () => {
  expect(show()).toBe("Save");
  screen.getByText(reason);
});

test("beside other content of the footer the reason stays with the button", () => {
  expect(show("2 rooms")).toBe(`Save${reason}`);
  screen.getByText("2 rooms");
});
