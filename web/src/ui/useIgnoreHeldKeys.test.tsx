import { Button } from "@blueprintjs/core";
import { expect, jest, test } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useIgnoreHeldKeys } from "./useIgnoreHeldKeys.ts";

function Page({ onOpen, onClose }: { onOpen: () => void; onClose: () => void }) {
  useIgnoreHeldKeys();
  return (
    <>
      <button type="button" onClick={onOpen}>
        Open
      </button>
      <Button text="Close" onClick={onClose} />
    </>
  );
}

test.each(["Enter", " "])("what gets the focus while “%s” is held is not pressed by it", async (key) => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  const close = () => screen.getByRole("button", { name: "Close" });
  render(<Page onOpen={() => close().focus()} onClose={onClose} />);
  screen.getByRole("button", { name: "Open" }).focus();
  await user.keyboard(`{${key}>}`);
  close().focus();
  expect(fireEvent.keyDown(close(), { key, repeat: true })).toBe(false);
  await user.keyboard(`{/${key}}`);
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard(`{${key}}`);
  expect(onClose).toHaveBeenCalledTimes(1);
});
