import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { openInstallationPanel } from "../../test/openInstallationPanel.tsx";

const finishedAt = "2026-11-20T10:00:00.000Z";

test.each([
  ["an admin", { completedAt: finishedAt }, { reopening: true }, true, 1],
  ["somebody else", { completedAt: finishedAt }, { reopening: true }, false, 0],
  ["an admin before it is finished", {}, { reopening: true }, true, 0],
  ["an admin once it is activated", { completedAt: finishedAt, activatedAt: finishedAt }, { reopening: true }, true, 0],
  ["an admin over a service that reopens none", { completedAt: finishedAt }, { reopening: false }, true, 0],
] as const)("a finished room can be reopened: %s", async (_, found, features, isAdmin, count) => {
  await openInstallationPanel(found, "", features, isAdmin);
  expect(screen.queryAllByRole("button", { name: "Reopen …" })).toHaveLength(count);
});
