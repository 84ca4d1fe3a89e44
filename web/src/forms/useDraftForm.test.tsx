import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { IntlProvider } from "react-intl";
import en from "../i18n/en.json" with { type: "json" };
import { DraftRestoredNotice } from "./DraftRestoredNotice.tsx";
import { useDraftForm } from "./useDraftForm.ts";

beforeEach(() => {
  document.cookie = "userId=u1";
});
afterEach(() => {
  document.cookie = "userId=; max-age=0";
});

type Props = { endsWhenLeft?: boolean; initial?: { title: string; copy: boolean } };

function Form({ endsWhenLeft, initial = { title: "Hall", copy: false } }: Props) {
  const form = useDraftForm("form", initial, { endsWhenLeft });
  const { ref, ...title } = form.register("title");
  const [opened] = useState(form.values.title);
  return (
    <IntlProvider locale="en" messages={en}>
      <DraftRestoredNotice kept={form} />
      <input aria-label="Title" ref={ref} {...title} />
      <p>Opened with {opened}</p>
      <button type="button" onClick={form.drop}>
        Save
      </button>
    </IntlProvider>
  );
}

const title = () => screen.getByLabelText<HTMLInputElement>("Title");
const note = () => screen.queryByText("What you entered earlier is still here.");

async function type(text: string) {
  await userEvent.clear(title());
  await userEvent.type(title(), text);
}

test("what was typed is there again, says so, and can be given up", async () => {
  render(<Form />);
  expect(note()).toBeNull();
  await type("Kitchen");
  cleanup();
  render(<Form />);
  expect(title().value).toBe("Kitchen");
  expect(note()).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Start over" }));
  expect([title().value, note()]).toEqual(["Hall", null]);
  cleanup();
  render(<Form />);
  expect(note()).toBeNull();
});

test("what was kept is there from the first render on", async () => {
  render(<Form />);
  await type("Kitchen");
  cleanup();
  render(<Form />);
  expect(screen.getByText("Opened with Kitchen")).toBeTruthy();
});

test("a field nobody touched shows what is saved by then", async () => {
  render(<Form />);
  await type("Kitchen");
  expect(window.sessionStorage.getItem("draft u1 form")).toBe('{"title":"Kitchen"}');
});

test("once saved, or typed back to what it was, nothing is kept", async () => {
  render(<Form />);
  await type("Kitchen");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(window.sessionStorage).toHaveLength(0);
  await type("Hal");
  await type("Hall");
  expect(window.sessionStorage).toHaveLength(0);
});

test("somebody else in the same tab does not meet it", async () => {
  render(<Form />);
  await type("Kitchen");
  cleanup();
  document.cookie = "userId=u2";
  render(<Form />);
  expect(title().value).toBe("Hall");
});

test("a session that ends while one types keeps the text with the one who typed", async () => {
  render(<Form />);
  document.cookie = "userId=; max-age=0";
  await type("Kitchen");
  cleanup();
  document.cookie = "userId=u1";
  render(<Form />);
  expect(title().value).toBe("Kitchen");
});

test("what is not to outlive its page is let go of when that is left", async () => {
  render(<Form endsWhenLeft />);
  await type("Kitchen");
  expect(window.sessionStorage).toHaveLength(2);
  cleanup();
  expect(window.sessionStorage).toHaveLength(0);
});

test("the end of the session is no leaving on purpose", async () => {
  render(<Form endsWhenLeft />);
  await type("Kitchen");
  document.cookie = "userId=; max-age=0";
  cleanup();
  document.cookie = "userId=u1";
  render(<Form endsWhenLeft />);
  expect(title().value).toBe("Kitchen");
});

test("what cannot be read, or is of another form, is passed over", () => {
  window.sessionStorage.setItem("draft u1 form", "{");
  render(<Form />);
  expect(title().value).toBe("Hall");
  cleanup();
  window.sessionStorage.setItem("draft u1 form", '{"title":true,"other":"x"}');
  render(<Form />);
  expect([title().value, note()]).toEqual(["Hall", null]);
});
