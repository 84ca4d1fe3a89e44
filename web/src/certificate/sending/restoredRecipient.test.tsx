import { expect, test } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { listFolders } from "../../../test/listFolders.ts";
import { ground, openActivationPanel } from "../../../test/openActivationPanel.tsx";

async function openModal() {
  const certificate = { certificateId: "c1", number: "FG-1", sentAt: "2026-11-20T10:00:00.000Z", recipients: [] };
  await openActivationPanel(
    { activatedFolders: listFolders([{ ...ground, certificates: [certificate] }]) },
    "activated",
  );
  await userEvent.click(await screen.findByRole("button", { name: "Select all" }));
  await userEvent.click(screen.getByRole("button", { name: "Continue with 1 selected" }));
  await screen.findByRole("dialog", { name: "Send certificate again" });
}

test("a restored draft that is no address says so at once, at its field and in the foot", async () => {
  await openModal();
  const email = () => screen.getByLabelText("Recipient’s e-mail");
  await userEvent.clear(email());
  await userEvent.type(email(), "x");
  cleanup();
  await openModal();
  await waitFor(() => expect(email().getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getByText("Invalid email format")).toBeTruthy();
  expect(screen.getAllByText("Enter a valid e-mail address for the recipient.").length).toBeGreaterThan(0);
});
