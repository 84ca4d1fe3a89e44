import { beforeEach, expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "../../../test/mockAnswer.ts";
import { edge, failed, openCertificateList } from "../../../test/openCertificateList.tsx";

beforeEach(() => {
  localStorage.clear();
  // `userEvent.setup` adds the clipboard that jsdom lacks.
  userEvent.setup();
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const changedAt = "2026-07-02T10:00:00.000Z";
const opened = edge("FG-2", "Ylva Öhman", {}, failed);
const certificate = {
  ...opened.node,
  ...{ customer: "Ylva Öhman", validUntil: "2036-06-30", fileName: "stair-a.pdf", pages: 2 },
  folder: { id: "F1", title: "Stair A" },
  project: { id: "P1", projectId: "p1", name: "Solbacken 4", archived: true },
  recipients: opened.node.recipients.map((recipient) => ({ ...recipient, changedAt })),
};

async function openPanel(found: object | null) {
  const list = await openCertificateList("/certificates?state=FAILED");
  await list.answer([opened, edge("FG-1", "Zander AB")]);
  await userEvent.click(screen.getByRole("link", { name: "FG-2" }));
  const { environment } = list;
  await waitFor(() => expect(list.asked()).toEqual({ number: "FG-2" }));
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      mockAnswer(operation, { viewer: { id: "u", company: { id: "c", certificate: found } } }),
    ),
  );
  return { ...list, panel: within(await screen.findByRole("region", { name: "Certificate FG-2" })) };
}

test("a row opens its certificate beside the list, and closing leads back to the same list", async () => {
  const { router, panel } = await openPanel(certificate);
  expect(router.state.location).toMatchObject({ pathname: "/certificates/FG-2", search: "?state=FAILED" });
  expect(panel.getByText("Stair A: Bad, Hall")).toBeTruthy();
  expect(panel.getByText("2026-07-01 – 2036-06-30")).toBeTruthy();
  expect(panel.getByRole("link", { name: "Solbacken 4" }).getAttribute("href")).toBe("/projects/archived/p1");
  const [bounced, copy] = panel.getAllByRole("listitem");
  expect(bounced?.textContent).toMatch(/^fel@kund.example .*no such address2026-07-02 \d\d:\d\d$/);
  expect(copy?.textContent).toMatch(/\(copy\).*Sent 2026-07-02 \d\d:\d\d$/);
  expect(panel.getByRole("link", { name: "Open PDF" }).getAttribute("href")).toBe("https://files.example/a.pdf");
  const page = panel.getByRole("link", { name: "Customer’s page" });
  expect(page.getAttribute("href")).toBe("https://web.example/certificate/abc");
  await userEvent.click(panel.getByRole("button", { name: "Copy link" }));
  expect(await navigator.clipboard.readText()).toBe("https://web.example/certificate/abc");
  expect(await panel.findByRole("button", { name: "The link is copied" })).toBeTruthy();
  await userEvent.click(panel.getByRole("button", { name: "Close the panel" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Certificate FG-2" })).toBeNull());
  expect(router.state.location).toMatchObject({ pathname: "/certificates", search: "?state=FAILED" });
});

test("a certificate that was sealed anew tells first when it was issued", async () => {
  const seal = { issuer: "Key 2", time: "2026-09-01T10:00:00.000Z", timestamp: null, keyWithdrawnFrom: null };
  const { panel } = await openPanel({ ...certificate, sentAt: changedAt, seal });
  const file = panel.getByRole("heading", { name: "File" }).parentElement;
  expect(file?.textContent).toMatch(/Issued on 2026-07-02Sealed by Key 2 on 2026-09-01/);
});

test("a certificate whose mail bounced is sent again to a corrected address from its panel", async () => {
  const { panel } = await openPanel(certificate);
  await userEvent.click(panel.getByRole("button", { name: "Correct the address" }));
  expect(await screen.findByRole("dialog", { name: "Correct the address and send again" })).toBeTruthy();
});

test("a withdrawn certificate still has its file, but is not sent again", async () => {
  const withdrawal = { at: changedAt, reason: "Wrong room" };
  const { panel } = await openPanel({ ...certificate, status: "WITHDRAWN", withdrawal });
  expect(panel.getByRole("link", { name: "Open PDF" })).toBeTruthy();
  expect(panel.queryByRole("button", { name: /again/ })).toBeNull();
});

test("an unknown number says so", async () => {
  const { panel } = await openPanel(null);
  expect(panel.getByRole("heading", { name: "The certificate was not found" })).toBeTruthy();
});
