import { expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

// The page's code reads the user when it loads, and only sends that user's values.
document.cookie = "language=en";
document.cookie = "userId=7";
const { openShell, viewer } = await import("../../test/openShell.tsx");
const { useUnsavedReadings } = await import("./unsavedReadingsContext.ts");

const subject = "Bathroom 1 · After laying · Fjällum Cable 20, 30 m";
const read = { value: { kind: "empty" }, version: null } as const;

function Page() {
  const unsaved = useUnsavedReadings();
  const enter = () => {
    const key = { entryId: "e1", field: "RESISTANCE", subject } as const;
    unsaved.type(key, read, "90");
    void unsaved.commit(key);
    const answer = { kind: "answer", answer: true } as const;
    void unsaved.choose({ entryId: "e1", field: "IS_WATER_SURROUNDED", subject }, read, answer);
  };
  return (
    <button type="button" onClick={enter}>
      Enter
    </button>
  );
}

test("values whose product is gone are named with their room and step on every page until they are discarded", async () => {
  const { environment } = await openShell(viewer, undefined, "real", Page);
  await userEvent.click(screen.getByRole("button", { name: "Enter" }));
  const source = { errors: [{ message: "It was not found.", extensions: { code: "NOT_FOUND" } }] };
  const gone = Object.assign(new Error("No data returned"), { source });
  for (const operation of environment.mock.getAllOperations())
    await act(async () => environment.mock.reject(operation, gone));
  const reason = "is not saved. The product or the installation has been removed, so nothing can be saved there.";
  expect(screen.getAllByText(subject)).toHaveLength(2);
  expect(screen.getByText(/^Resistance/).textContent).toMatch(new RegExp(`^Resistance: 90.0\\sΩ ${reason}$`));
  expect(screen.getByText(/^Surrounded/).textContent).toBe(`Surrounded by water: Yes ${reason}`);
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(environment.mock.getAllOperations()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Discard Yes" }));
  await userEvent.click(screen.getByRole("button", { name: /^Discard 90/ }));
  expect(screen.queryByText(subject)).toBeNull();
});
