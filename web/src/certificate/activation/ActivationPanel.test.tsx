import { expect, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MockPayloadGenerator } from "relay-test-utils";
import { listFolders } from "../../../test/listFolders.ts";
import { ground, openActivationPanel, project } from "../../../test/openActivationPanel.tsx";
import { showing } from "../../../test/showing.ts";
import { localDay } from "../../i18n/localDay.ts";

const withNothingLeft = { Project: () => ({ ...project, signableFolders: [] }) };
const button = (name: string | RegExp) => screen.getByRole("button", { name });

test("lists the folders with their installations, and what the unfinished ones lack", async () => {
  await openActivationPanel();
  expect(await screen.findByRole("heading", { name: "Activate warranty" })).toBeTruthy();
  expect(screen.getByRole("tab", { name: "To activate (3)" }).getAttribute("aria-selected")).toBe("true");
  expect(screen.getByRole("tab", { name: "Activated (0)" })).toBeTruthy();
  const link = screen.getByRole("link", { name: "Laundry" });
  expect(link.getAttribute("href")).toBe("/projects/ongoing/p1?installation=i3");
  expect(link.closest("li")?.textContent).toBe("Laundrystep 4 missing");
  expect(screen.getAllByText("Completed 2026-11-18")).toHaveLength(2);
});

test("a few values outside their limits are named, many are counted", async () => {
  const outside = (stepNumber: number) => ({
    kind: "OUTSIDE",
    stepLabel: `s${stepNumber}`,
    stepNumber,
    stepTitle: "Before laying",
    productTitle: "Cable",
    field: "INSULATION",
    value: 4,
    isOverRange: false,
    minimum: 10,
    maximum: null,
  });
  const withOutside = (title: string, steps: number[]) => {
    const [kitchen] = ground.installations;
    return { ...ground, folderId: title, installations: [{ ...kitchen, title, missing: steps.map(outside) }] };
  };
  await openActivationPanel({
    signableFolders: listFolders([withOutside("Hall", [1, 2]), withOutside("Spa", [1, 2, 3])]),
  });
  const hall = await screen.findByRole("link", { name: "Hall" });
  expect(hall.closest("li")?.textContent).toMatch(/4.MΩ.+; .+4.MΩ/);
  const spa = screen.getByRole("link", { name: "Spa" });
  expect(spa.closest("li")?.textContent).toBe("Spa3 values outside the limits");
});

test("the warranty starts today unless another day within reach is written", async () => {
  await openActivationPanel();
  const day = await screen.findByLabelText<HTMLInputElement>("Warranty valid from");
  expect(day.value).toBe(localDay(new Date().toISOString()));
  await userEvent.click(button("Select all"));
  await userEvent.clear(day);
  await userEvent.type(day, "2026-01-11");
  expect(day.getAttribute("aria-invalid")).toBe("true");
  expect(button("Continue with 2 selected").getAttribute("aria-disabled")).toBe("true");
  await userEvent.clear(day);
  await userEvent.type(day, "20 nov");
  expect(screen.getAllByText("Invalid date format").length).toBeGreaterThan(0);
  await userEvent.clear(day);
  await userEvent.type(day, "2026-01-12");
  expect(button("Continue with 2 selected").getAttribute("aria-disabled")).toBeNull();
});

test("shows what was sent, to whom, and whether the mail has gone", async () => {
  const at = "2026-11-20T10:00:00.000Z";
  const recipients = [
    { email: "board@ripan.example", copy: false, state: "SENT", reason: null, changedAt: at },
    { email: "elin@nordgolv.example", copy: true, state: "FAILED", reason: null, changedAt: at },
    { email: "bord@ripan.example", copy: false, state: "FAILED", reason: "ADDRESS_REFUSED", changedAt: at },
  ];
  const boardCardUrl = "https://files.example/board-card";
  const file = { fileName: "floor-1.pdf", url: "https://files.example/floor-1.pdf", boardCardUrl };
  const certificate = {
    ...file,
    certificateId: "c1",
    number: "FJ-2026-000001",
    activationDate: "2026-11-20",
    sentAt: at,
    ...{ pageUrl: "https://web.example/certificate/c", seal: null },
    ...{ viewerCanWithdraw: true, proofUrl: null, status: "ISSUED", withdrawal: null, replaces: [], replacedBy: [] },
    recipients,
  };
  const sent = { ...ground, name: "Floor 1", certificates: [certificate] };
  const { router } = await openActivationPanel({ activatedFolders: listFolders([sent]) });
  await userEvent.click(await screen.findByRole("tab", { name: "Activated (1)" }));
  expect(router.state.location.search).toBe("?activation=activated");
  expect(await screen.findByText("FJ-2026-000001")).toBeTruthy();
  const panel = within(screen.getByRole("tabpanel"));
  expect(panel.getByRole("link", { name: "floor-1.pdf" }).getAttribute("href")).toBe(file.url);
  await userEvent.click(panel.getByRole("button", { name: "More for FJ-2026-000001" }));
  const entries = screen.getAllByRole("menuitem");
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    ...["Open PDF", "Customer’s page", "Copy link", "Send again"],
    ...["Card for the distribution board", "Withdraw …"],
  ]);
  expect(entries[4]?.getAttribute("href")).toBe(boardCardUrl);
  expect(panel.getByText(showing("Valid from 2026-11-20"))).toBeTruthy();
  expect(panel.getByText(showing("Sent 2026-11-20 10:00")).closest("li")?.textContent).toContain("board@ripan.example");
  expect(panel.getByText("Could not be delivered").closest("li")?.textContent).toContain(
    "elin@nordgolv.example (copy)",
  );
  expect(panel.getByText("Could not be delivered: no such address").closest("li")?.textContent).toContain(
    "bord@ripan.example",
  );
  expect(screen.queryByLabelText("Warranty valid from")).toBeNull();
});

test("says when there is nothing on either tab", async () => {
  await openActivationPanel({ signableFolders: [] });
  expect(await screen.findByRole("heading", { name: "No installations to activate" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Continue/ })).toBeNull();
  await userEvent.click(screen.getByRole("tab", { name: "Activated (0)" }));
  expect(await screen.findByRole("heading", { name: "No activated installations" })).toBeTruthy();
});

test("a list that could not be fetched fails alone and is fetched again on demand", async () => {
  const { environment } = await openActivationPanel({ signableFolders: null });
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByRole("tab", { name: "Activated (0)" })).toBeTruthy();
  await userEvent.click(button("Try again"));
  const again = environment.mock.getMostRecentOperation();
  expect(again.request.variables).toEqual({ projectId: "p1" });
  await act(async () => environment.mock.resolve(again, MockPayloadGenerator.generate(again, withNothingLeft)));
  expect(screen.getByRole("heading", { name: "No installations to activate" })).toBeTruthy();
});

test("an unknown project says so", async () => {
  await openActivationPanel(null);
  expect(await screen.findByRole("heading", { name: "The project was not found" })).toBeTruthy();
});
