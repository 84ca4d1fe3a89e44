import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { listFolders } from "../../test/listFolders.ts";
import { ground, openActivationPanel, root, upper } from "../../test/openActivationPanel.tsx";

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const checkbox = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

test("a folder with unfinished installations cannot be chosen and says which they are", async () => {
  await openActivationPanel();
  await screen.findByRole("tab", { name: "To activate (3)" });
  const root = checkbox("Root");
  expect(root.disabled).toBe(true);
  expect(document.getElementById(root.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Remaining: Laundry");
  expect(screen.getByText("0 of 1 completed")).toBeTruthy();
});

test("while no folder can be chosen, one sentence says so", async () => {
  await openActivationPanel({ signableFolders: listFolders([root]) });
  expect(await screen.findByText("No folder can be selected yet")).toBeTruthy();
  expect(screen.queryByText(/0 of 0/)).toBeNull();
});

test("rooms that wait for a review are told apart from unfinished ones", async () => {
  const finished = {
    installationId: "i4",
    title: "Sauna",
    completedAt: "2026-11-18T09:00:00.000Z",
    awaitsReview: true,
  };
  const installations = [...root.installations, { ...finished, missing: [] }];
  await openActivationPanel({ signableFolders: listFolders([{ ...root, installations }, ground, upper]) });
  await screen.findByRole("tab", { name: "To activate (3)" });
  const description = checkbox("Root").getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(description)?.textContent).toBe("Remaining: Laundry. Waits for a review: Sauna");
});

test("ready folders come first, and a folder chooses those below it", async () => {
  await openActivationPanel();
  await screen.findByRole("tab", { name: "To activate (3)" });
  expect(screen.getAllByRole("checkbox").map((each) => each.closest("label")?.textContent)).toEqual([
    "Floor 1",
    "Floor 2",
    "North wing",
    "Root",
  ]);
  await userEvent.click(checkbox("Floor 2"));
  expect([checkbox("Floor 2").checked, checkbox("North wing").checked, checkbox("Floor 1").checked]).toEqual([
    true,
    true,
    false,
  ]);
  expect(button("Continue with 1 selected")).toBeTruthy();
  await userEvent.click(checkbox("Floor 2"));
  expect(checkbox("North wing").checked).toBe(false);
});

test("a folder that cannot be sent says that folders below it are chosen, and lets them go, without being ticked", async () => {
  const [north] = upper.folders;
  await openActivationPanel({ signableFolders: listFolders([{ ...root, folders: [north] }]) });
  await screen.findByRole("tab", { name: "To activate (2)" });
  const stateOf = () => [checkbox("Root").checked, checkbox("Root").indeterminate, checkbox("North wing").checked];
  await userEvent.click(button("Select all"));
  expect(stateOf()).toEqual([false, true, true]);
  await userEvent.click(checkbox("Root"));
  expect(stateOf()).toEqual([false, false, false]);
  await userEvent.click(checkbox("Root"));
  expect(stateOf()).toEqual([false, true, true]);
});

test("a ready folder says that something below it is chosen, and is chosen only itself", async () => {
  const [north] = upper.folders;
  await openActivationPanel({ signableFolders: listFolders([{ ...ground, folders: [north] }]) });
  await screen.findByRole("tab", { name: "To activate (2)" });
  expect(screen.getByText("1 here, 2 with subfolders")).toBeTruthy();
  await userEvent.click(checkbox("North wing"));
  expect([checkbox("Floor 1").checked, checkbox("Floor 1").indeterminate]).toEqual([false, true]);
  await userEvent.click(checkbox("Floor 1"));
  expect(button("Continue with 2 selected")).toBeTruthy();
  await userEvent.click(checkbox("North wing"));
  expect([checkbox("Floor 1").checked, checkbox("Floor 1").indeterminate]).toEqual([true, false]);
  expect(button("Continue with 1 selected")).toBeTruthy();
});

test("select all takes the folders that can be chosen, deselect all lets them go", async () => {
  await openActivationPanel();
  expect(await screen.findByText("0 of 2 selected, 1 cannot be selected yet")).toBeTruthy();
  const areOff = () => ["Select all", "Deselect all"].map((name) => button(name).getAttribute("aria-disabled"));
  expect(areOff()).toEqual([null, "true"]);
  await userEvent.click(button("Select all"));
  expect(areOff()).toEqual(["true", null]);
  expect(screen.getByText("2 of 2 selected, 1 cannot be selected yet")).toBeTruthy();
  expect([checkbox("Floor 1").checked, checkbox("North wing").checked, checkbox("Root").checked]).toEqual([
    true,
    true,
    false,
  ]);
  expect(button("Continue with 2 selected")).toBeTruthy();
  await userEvent.click(checkbox("Floor 1"));
  expect(button("Continue with 1 selected")).toBeTruthy();
  await userEvent.click(button("Deselect all"));
  expect(screen.getByText("0 of 2 selected, 1 cannot be selected yet")).toBeTruthy();
});

test("without a chosen folder the way on is off and says why", async () => {
  await openActivationPanel();
  const forward = await screen.findByRole("button", { name: "Continue with 0 selected" });
  expect(forward.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText("Select at least one folder to continue.").id).toBe(forward.getAttribute("aria-describedby"));
  await userEvent.click(forward);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a link to what could not be delivered has those folders chosen, and opens the address to correct", async () => {
  const recipient = { email: "b@c.se", copy: false, reason: "ADDRESS_REFUSED", changedAt: "2026-11-19T10:12:00.000Z" };
  const folder = (folderId: string, title: string, states: string[]) => ({
    ...ground,
    folderId,
    title,
    certificates: [
      {
        certificateId: folderId,
        number: "FG-1",
        fileName: "x.pdf",
        sentAt: "2026-11-19T10:12:00.000Z",
        url: null,
        recipients: [
          ...states.map((state, day) => ({ ...recipient, state, changedAt: `2026-11-0${day + 1}T10:12:00.000Z` })),
          { ...recipient, copy: true, state: "SENT" },
        ],
      },
    ],
  });
  const folders = [
    folder("f1", "Delivered", ["SENT"]),
    folder("f2", "Failed", ["SENT", "FAILED"]),
    folder("f3", "Sent again", ["FAILED", "SENT"]),
  ];
  const { router } = await openActivationPanel({ activatedFolders: listFolders(folders) }, "activated&undelivered");
  const dialog = await screen.findByRole("dialog", { name: "Correct the address and send again" });
  await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText("Recipient’s e-mail")));
  await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect((await screen.findByRole<HTMLInputElement>("checkbox", { name: "Failed" })).checked).toBe(true);
  expect([checkbox("Delivered").checked, checkbox("Sent again").checked]).toEqual([false, false]);
  expect(router.state.location.search).toBe("?activation=activated");
});
