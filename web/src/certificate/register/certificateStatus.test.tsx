import { beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { edge, failed, openCertificateList } from "../../../test/openCertificateList.tsx";

beforeEach(() => {
  localStorage.clear();
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

test("the status is chosen beside the state of the mail, and a late time stamp is offered, from a service that has both", async () => {
  const features = { certificateRegister: true, certificateWithdrawal: true };
  const { router, asked, answer } = await openCertificateList("/certificates?status=WITHDRAWN&status=LOST", features);
  expect(asked()).toMatchObject({ states: [], statuses: ["WITHDRAWN"] });
  const withdrawn = { status: "WITHDRAWN", withdrawal: { at: "2026-11-05T10:00:00Z", reason: "Fel produkt" } };
  const replaced = { ...withdrawn, status: "REPLACED", replacedBy: [{ number: "FG-5" }] };
  const url = "https://web.example/log/timestamp/c";
  const timestamp = { authority: "Klockan", time: new Date(2026, 6, 1, 14, 29).toISOString(), url };
  const doubtful = { timestamp: null, keyWithdrawnFrom: "2026-07-02T00:00:00Z" };
  const days = (activationDate: string) => ({ activationDate });
  await answer([
    edge("FG-4", "Ylva", {}, failed, { ...withdrawn, seal: { timestamp, keyWithdrawnFrom: null } }),
    edge("FG-3", "Ylva", {}, failed, replaced),
    edge("FG-2", "Ylva", { validUntil: "2020-11-21" }, failed),
    edge("FG-1", "Ylva", {}, failed, { ...days("2999-11-23"), seal: doubtful }),
  ]);
  const statuses = screen.getAllByRole("row").map((row) => row.lastElementChild?.previousElementSibling?.textContent);
  expect(statuses).toEqual([
    "Status",
    "Withdrawn2026-11-05, Fel produkt",
    "Replacedby FG-5",
    "Was valid until 2020-11-21Could not be deliveredCorrect the address",
    "Valid from 2999-11-23Could not be deliveredCorrect the addressDoubtful seal",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "More for FG-4" }));
  const stamp = await screen.findByRole("menuitem", { name: "Time stamp (.tsr)" });
  expect(stamp.getAttribute("href")).toBe(url);
  expect(within(stamp).getByTitle("Time stamped by Klockan on 2026-07-01 at 14:29")).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Replaced" }));
  await userEvent.click(screen.getByRole("button", { name: "Queued" }));
  await waitFor(() => expect(asked()).toMatchObject({ states: ["QUEUED"], statuses: ["REPLACED", "WITHDRAWN"] }));
  expect(router.state.location.search).toBe("?state=QUEUED&status=REPLACED&status=WITHDRAWN");
  const status = within(screen.getByRole("group", { name: "Status" }));
  await userEvent.click(status.getByRole("button", { name: "All" }));
  await waitFor(() => expect(asked()).toMatchObject({ states: ["QUEUED"], statuses: [] }));
});

test("a service that withdraws none offers no status, and a row tells of the mail alone", async () => {
  const { answer } = await openCertificateList();
  await answer([edge("FG-1", "Ylva", {}, failed, { status: null, withdrawal: null, replacedBy: null })]);
  expect(screen.getAllByRole("row")[1]?.lastElementChild?.previousElementSibling?.textContent).toBe(
    "Could not be deliveredCorrect the address",
  );
  expect(screen.queryByRole("button", { name: "Withdrawn" })).toBeNull();
});
