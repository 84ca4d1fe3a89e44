import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { IntlProvider } from "react-intl";
import en from "../i18n/en.json" with { type: "json" };
import { Modal } from "./Modal.tsx";

const focused = () => document.activeElement?.textContent;

function show(onClose = () => {}) {
  const of = (isBusy: boolean) => (
    <IntlProvider locale="en" messages={en}>
      <Modal title="Change password" isBusy={isBusy} onClose={onClose}>
        <input aria-label="note" />
        <button type="submit" disabled={isBusy}>
          Save
        </button>
      </Modal>
    </IntlProvider>
  );
  const { rerender } = render(of(false));
  return { setBusy: (isBusy: boolean) => rerender(of(isBusy)) };
}

test("the button that is off while the modal is busy has focus again afterwards, and the title meanwhile", async () => {
  const { setBusy } = show();
  expect(focused()).toBe("Change password");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  setBusy(true);
  expect(focused()).toBe("Change password");
  setBusy(false);
  expect(focused()).toBe("Save");
});

test("a field that stays on keeps focus, and whoever moved on is not called back", async () => {
  const { setBusy } = show();
  const note = screen.getByLabelText("note");
  await userEvent.click(note);
  setBusy(true);
  expect(document.activeElement).toBe(note);
  setBusy(false);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  setBusy(true);
  await userEvent.click(note);
  setBusy(false);
  expect(document.activeElement).toBe(note);
});

test("Escape closes once: not again while it is held, also while nothing has the focus, and not while the modal is busy", async () => {
  const onClose = jest.fn();
  const { setBusy } = show(onClose);
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(1);
  const held = { key: "Escape", repeat: true };
  fireEvent.keyDown(document.activeElement ?? document.body, held);
  fireEvent.keyDown(document.body, held);
  expect(onClose).toHaveBeenCalledTimes(1);
  act(() => (document.activeElement as HTMLElement).blur());
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(onClose).toHaveBeenCalledTimes(2);
  setBusy(true);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(onClose).toHaveBeenCalledTimes(2);
});

function FormAndSecret() {
  const [step, setStep] = useState<"form" | "secret" | null>(null);
  const close = () => setStep(null);
  return (
    <IntlProvider locale="en" messages={en}>
      <button type="button" onClick={() => setStep("form")}>
        Add
      </button>
      {step === "form" && (
        <Modal title="Form" onClose={close}>
          <button type="button" onClick={() => setStep("secret")}>
            Save
          </button>
        </Modal>
      )}
      {step === "secret" && (
        <Modal title="Secret" onClose={close}>
          {null}
        </Modal>
      )}
    </IntlProvider>
  );
}

test("a modal that follows another one gives the focus back to what opened the first", async () => {
  render(<FormAndSecret />);
  const add = screen.getByRole("button", { name: "Add" });
  await userEvent.click(add);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(focused()).toBe("Secret");
  await userEvent.keyboard("{Escape}");
  expect(document.activeElement).toBe(add);
});

test("a dialog is 400 px wide unless the decision on widths names it", () => {
  const root = join(import.meta.dirname, "../../..");
  const decision = readFileSync(join(root, "docs/decisions/0057-widths-of-dialogs.md"), "utf8");
  const paragraphs = decision.split("\n- ").slice(1);
  const named = (words: RegExp) =>
    paragraphs
      .filter((paragraph) => words.test(paragraph))
      .flatMap((paragraph) => [...paragraph.matchAll(/`(\w+)`/g)].map(([, name]) => name))
      .sort();
  const sources = globSync("web/src/**/*.tsx", { cwd: root }).filter((file) => !file.endsWith(".test.tsx"));
  const sized = (size: string) =>
    sources
      .filter((file) =>
        new RegExp(`<(?:Modal|FormDialog)\\s[^>]*?size="${size}"`).test(readFileSync(join(root, file), "utf8")),
      )
      .map((file) => basename(file, ".tsx"))
      .sort();
  expect(sized("project")).toEqual(named(/^500 pixels/));
  expect(sized("sign")).toEqual(named(/^600 pixels/));
});
