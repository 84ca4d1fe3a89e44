import { expect, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import { NetworkFailure } from "../relay/failures.ts";
import { CreateProject } from "./CreateProject.tsx";

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole("button", { name });
const summary = () => within(screen.getByRole("alert"));

async function open(externalIds = false) {
  const environment = createEnvironment();
  const router = renderRoutes(
    environment,
    [
      { path: "/projects/ongoing", element: <CreateProject /> },
      { path: "*", element: <p>elsewhere</p> },
    ],
    "/projects/ongoing",
    { externalIds },
  );
  await userEvent.click(await screen.findByRole("button", { name: "New project" }));
  await screen.findByRole("dialog", { name: "New project" });
  return { environment, router };
}

async function fill(change: Record<string, string> = {}) {
  const values = {
    "Project name": " Villa Öberg ",
    Customer: "Karin Öberg",
    City: "Umeå",
    "Start date": "2026-11-09",
    "End date": "2026-12-18",
    ...change,
  };
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(field(label));
    await userEvent.paste(value);
  }
}

test("makes the project with the office's own number", async () => {
  const { environment } = await open(true);
  await fill({ "Own number optional": " 4711 " });
  await userEvent.click(button("Create project"));
  expect(environment.mock.getMostRecentOperation().request.variables.input).toMatchObject({ externalId: "4711" });
});

test("makes the project of what is written, trimmed, and opens its page", async () => {
  const { environment, router } = await open();
  expect(document.activeElement).toBe(field("Project name"));
  await fill();
  await userEvent.click(button("Create project"));
  const sent = environment.mock.getMostRecentOperation();
  expect(sent.request.variables.input).toEqual({
    idempotencyKey: expect.any(String),
    name: "Villa Öberg",
    customer: "Karin Öberg",
    customerEmail: "",
    postalCode: "",
    city: "Umeå",
    startsOn: "2026-11-09",
    endsOn: "2026-12-18",
  });
  const made = { createProject: { project: { id: "gp9", projectId: "p9" }, userErrors: [] } };
  await act(async () => environment.mock.resolve(sent, mockAnswer(sent, made)));
  expect(router.state.location.pathname).toBe("/projects/ongoing/p9");
});

test("what is missing is told on top, which takes focus and leads to each field, and keeps the button off", async () => {
  const { environment } = await open();
  await userEvent.click(button("Create project"));
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole("alert"));
  expect(summary().getByText("The project cannot be created yet")).toBeTruthy();
  expect(
    summary()
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual([
    "Project name is required",
    "Customer is required",
    "City is required",
    "Start date is required",
    "End date is required",
  ]);
  expect(screen.getByText("5 fields must be corrected")).toBeTruthy();
  expect(button("Create project").getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(summary().getByRole("link", { name: "City is required" }));
  expect(document.activeElement).toBe(field("City"));
  expect(field("City").getAttribute("aria-invalid")).toBe("true");
  await fill();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(button("Create project").getAttribute("aria-disabled")).toBeNull();
});

test("a field keeps the focus and shows no error while a button is pressed, so the button does not move away", async () => {
  await open();
  const user = userEvent.setup();
  await user.pointer({ keys: "[MouseLeft>]", target: button("Create project") });
  expect(document.activeElement).toBe(field("Project name"));
  expect(screen.queryByText("Project name is required")).toBeNull();
  await user.pointer({ keys: "[/MouseLeft]" });
  expect(summary().getByRole("link", { name: /Project name is required/ })).toBeTruthy();
});

test("a day that is still being written is understood when the button is pressed", async () => {
  const { environment } = await open();
  await fill({ "End date": "18.12.2026" });
  await userEvent.click(button("Create project"));
  expect(environment.mock.getMostRecentOperation().request.variables.input).toMatchObject({ endsOn: "2026-12-18" });
});

test("a day that is written as people write it becomes year-month-day when its field is left", async () => {
  await open();
  await fill({ "End date": "18.12.2026" });
  await userEvent.tab();
  expect([field("End date").value, field("End date").getAttribute("aria-invalid")]).toEqual(["2026-12-18", null]);
});

test.each([
  [{ "Start date": "2026-13-45" }, "Invalid date format"],
  [{ "End date": "2026-11-08" }, "End date must be after start date"],
  [{ "Customer’s e-mail optional": "karin@oberg" }, "Invalid email format"],
])("%j is wrong", async (change, words) => {
  const { environment } = await open();
  await fill(change as Record<string, string>);
  await userEvent.tab();
  const [label] = Object.keys(change);
  const [errorId = ""] =
    field(label ?? "")
      .getAttribute("aria-describedby")
      ?.split(" ") ?? [];
  expect(document.getElementById(errorId)?.textContent).toBe(words);
  await userEvent.click(button("Create project"));
  expect(summary().getByRole("link", { name: words })).toBeTruthy();
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test.each([
  [null, "The service does not accept the value"],
  [150, "Too long: at most 150 characters."],
])("a refusal with the limit %j stands at its field until the field is changed", async (max, words) => {
  const { environment } = await open();
  await fill();
  await userEvent.click(button("Create project"));
  const refused = { project: null, userErrors: [{ code: "VALUE_INVALID", path: ["name"], min: null, max }] };
  await act(async () => environment.mock.resolveMostRecentOperation(() => ({ data: { createProject: refused } })));
  expect(summary().getByRole("link", { name: words })).toBeTruthy();
  expect(field("Project name").getAttribute("aria-invalid")).toBe("true");
  await userEvent.type(field("Project name"), "!");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("without an answer it says so, keeps what was written, and can be tried again", async () => {
  const { environment } = await open();
  await fill();
  await userEvent.click(button("Create project"));
  expect(field("City").disabled).toBe(true);
  await act(async () => environment.mock.rejectMostRecentOperation(new NetworkFailure("7f2c-19")));
  expect(summary().getByText("It is not known whether the project was created")).toBeTruthy();
  expect(summary().getByText("Case 7f2c-19")).toBeTruthy();
  expect(field("City").value).toBe("Umeå");
  await userEvent.click(button("Create project"));
  expect(environment.mock.getAllOperations()).toHaveLength(1);
});

test("Escape asks before it throws away what was written, and closes an untouched form", async () => {
  await open();
  await userEvent.type(field("Customer"), "Karin");
  await userEvent.keyboard("{Escape}");
  expect(screen.getByText("Discard the changes?")).toBeTruthy();
  expect(document.activeElement).toBe(button("Keep editing"));
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByText("Discard the changes?")).toBeNull();
  await userEvent.click(button("Cancel"));
  await userEvent.click(button("Keep editing"));
  expect(field("Customer").value).toBe("Karin");
  await userEvent.clear(field("Customer"));
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.click(button("New project"));
  await userEvent.type(field("Customer"), "K");
  await userEvent.click(button("Cancel"));
  await userEvent.click(button("Discard"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a press beside the modal closes it, and focus goes back to the button that opened it", async () => {
  await open();
  const beside = document.querySelector(".bp6-overlay-backdrop");
  expect(beside).not.toBeNull();
  if (beside) await userEvent.click(beside);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(button("New project"));
});
