import { expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { useIgnoreStrayClicks } from "./useIgnoreStrayClicks.ts";

function Page({ onOther, onSame }: { onOther: () => void; onSame: () => void }) {
  useIgnoreStrayClicks();
  const [isGone, setGone] = useState(false);
  return (
    <>
      {isGone ? (
        <button key="other" type="button" onClick={onOther}>
          Other
        </button>
      ) : (
        <button key="first" type="button" onClick={() => setGone(true)}>
          First
        </button>
      )}
      <button type="button" onClick={onSame}>
        <span>Same</span>
      </button>
    </>
  );
}

test("the second click of a double click does not press what took the place of the first one's button", async () => {
  const [onOther, onSame] = [jest.fn(), jest.fn()];
  const user = userEvent.setup();
  render(<Page onOther={onOther} onSame={onSame} />);
  await user.pointer({ keys: "[MouseLeft]", target: screen.getByRole("button", { name: "First" }) });
  const other = screen.getByRole("button", { name: "Other" });
  other.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 }));
  expect(onOther).not.toHaveBeenCalled();
  await user.click(other);
  expect(onOther).toHaveBeenCalledTimes(1);
  await user.dblClick(screen.getByText("Same"));
  expect(onSame).toHaveBeenCalledTimes(2);
});

test("a label pressed twice in quick succession toggles its checkbox twice", async () => {
  const onToggle = jest.fn();
  const user = userEvent.setup();
  render(
    <>
      <Page onOther={jest.fn()} onSame={jest.fn()} />
      <label>
        <input type="checkbox" onChange={onToggle} />
        <span>Ready</span>
      </label>
    </>,
  );
  await user.dblClick(screen.getByText("Ready"));
  expect(onToggle).toHaveBeenCalledTimes(2);
});

function Steps() {
  useIgnoreStrayClicks();
  const [step, setStep] = useState(1);
  return (
    <div key={step}>
      <p>Step {step}</p>
      <button type="button" onClick={() => setStep(step + 1)}>
        Next step
      </button>
    </div>
  );
}

test("quick presses go on where a button of the same name takes the first one's place", async () => {
  const user = userEvent.setup();
  render(<Steps />);
  await user.click(screen.getByRole("button", { name: "Next step" }));
  const second = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 });
  await act(async () => void screen.getByRole("button", { name: "Next step" }).dispatchEvent(second));
  expect(screen.getByText("Step 3")).toBeTruthy();
});
