import { expect, test } from "@jest/globals";
import { render } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import en from "../i18n/en.json" with { type: "json" };
import { RoomToDo } from "./RoomToDo.tsx";

const stepsOf = (...states: string[]) =>
  states.map((state, index) => ({ stepLabel: `s${index + 1}`, stepNumber: index + 1, state }));

function told(isCompleted: boolean, ...states: string[]) {
  const { container } = render(
    <IntlProvider locale="en" messages={en}>
      <RoomToDo isCompleted={isCompleted} states={stepsOf(...states)} />
    </IntlProvider>,
  );
  return container.textContent;
}

test("a started room tells each step outside before what is missing, and that it can be finished last", () => {
  expect(told(false)).toBe("No products chosen");
  expect(told(false, "MISSING", "MISSING")).toBe("Steps 1 and 2 missing");
  expect(told(false, "MISSING", "WITHIN", "MISSING", "MISSING", "MISSING")).toBe("Steps 1 and 3–5 missing");
  expect(told(false, "WITHIN", "MISSING", "OUTSIDE")).toBe("Step 3: outside");
  expect(told(false, "OUTSIDE", "OUTSIDE", "OUTSIDE", "OUTSIDE")).toBe("Steps 1–4: outside");
  expect(told(false, "WITHIN", "PARTIAL", "INCONCLUSIVE")).toBe(`Step 3: ${en["step.state.INCONCLUSIVE"]}`);
  expect(told(false, "WITHIN", "PARTIAL", "MISSING")).toBe("Steps 2 and 3 missing");
  expect(told(false, "WITHIN", "PARTIAL", "WITHIN")).toBe("Step 2 partly filled");
  expect(told(false, "WITHIN", "FILLED", "NEAR_LIMIT")).toBe("Can be finished");
});

test("a completed room tells only values outside, without a verdict or near the limit", () => {
  expect(told(true, "WITHIN", "MISSING")).toBe("");
  expect(told(true, "NEAR_LIMIT", "NEAR_LIMIT")).toBe("2 near the limit");
  expect(told(true, "WITHIN", "OUTSIDE")).toBe("Step 2: outside");
  expect(told(true, "NEAR_LIMIT", "INCONCLUSIVE")).toBe(`Step 2: ${en["step.state.INCONCLUSIVE"]}`);
});
