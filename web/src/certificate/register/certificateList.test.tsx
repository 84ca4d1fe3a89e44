import { beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { edge, edges, failed, openCertificateList } from "../../../test/openCertificateList.tsx";

let reachEnd: (() => void) | null = null;
beforeAll(() => {
  globalThis.IntersectionObserver = class {
    constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
      // A busy browser reports several changes at once, the newest last.
      reachEnd = () => onChange([{ isIntersecting: false }, { isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
beforeEach(() => localStorage.clear());

/** Reads the text including its byte order mark. */
function textOf(blob: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () =>
      resolve(new TextDecoder("utf-8", { ignoreBOM: true }).decode(new Uint8Array(reader.result as ArrayBuffer)));
    reader.readAsArrayBuffer(blob);
  });
}
const numbers = () => screen.getAllByRole("link").map((link) => link.textContent);

test("tells each certificate's place, rooms, customer, recipient and state, and leads to its panel", async () => {
  const { asked, answer } = await openCertificateList();
  expect(asked()).toMatchObject({ query: null, states: [], orderBy: { field: "ACTIVATION_DATE", direction: "DESC" } });
  const sentTwice = edge("FG-2", "Ylva Öhman", {}, [...failed, ...failed.slice(1)]);
  await answer([sentTwice, ...edges.slice(1)], 812);
  const [, first, second] = screen.getAllByRole("row");
  expect(first?.textContent).toBe(
    "FG-2Plan 1, 2 roomsSolbacken 4, Stair AYlva Öhmanfel@kund.example+1 and 1 more2026-07-012036-06-30ValidCould not be deliveredCorrect the address",
  );
  const [link, rootLink] = screen.getAllByRole("link");
  expect(link?.getAttribute("href")).toBe("/certificates/FG-2");
  expect(rootLink?.getAttribute("href")).toBe("/certificates/FG-1");
  expect(second?.lastElementChild?.previousElementSibling?.textContent).toBe("Valid");
  expect(screen.getByText("2 of 812 certificates")).toBeTruthy();
});

test("the service sorts, filters and searches, and the address holds it", async () => {
  const { router, asked, answer } = await openCertificateList();
  await answer();
  const isBusy = () => screen.getByRole("table").getAttribute("aria-busy");
  expect(isBusy()).toBe("false");
  await userEvent.click(screen.getByRole("button", { name: "Customer" }));
  expect(isBusy()).toBe("true");
  await answer();
  await waitFor(() => expect(isBusy()).toBe("false"));
  const sorted = () => screen.getByRole("columnheader", { name: "Customer" }).getAttribute("aria-sort");
  await waitFor(() => expect(sorted()).toBe("ascending"));
  await userEvent.click(screen.getByRole("button", { name: "Could not be delivered" }));
  await userEvent.selectOptions(screen.getByLabelText("Warranty begins"), "Last quarter");
  await userEvent.selectOptions(screen.getByLabelText("Warranty ends"), "Within 12 months");
  await answer();
  await userEvent.type(screen.getByRole("searchbox"), "öhman");
  await waitFor(() => expect(asked()).toMatchObject({ query: "öhman" }));
  expect(asked()).toMatchObject({
    ...{ query: "öhman", states: ["FAILED"], from: "2026-07-01", to: "2026-09-30" },
    ...{ endsFrom: "2026-11-22", endsTo: "2027-11-22", orderBy: { field: "CUSTOMER", direction: "ASC" } },
  });
  expect(router.state.location.search).toBe(
    "?q=%C3%B6hman&state=FAILED&period=lastQuarter&ending=&sort=customer&order=ascending",
  );
});

test("a filter that is pressed within the pause after typing keeps both", async () => {
  const { router, answer } = await openCertificateList();
  await answer();
  await userEvent.type(screen.getByRole("searchbox"), "öhman");
  await userEvent.click(screen.getByRole("button", { name: "Could not be delivered" }));
  await waitFor(() => expect(router.state.location.search).toBe("?q=%C3%B6hman&state=FAILED"));
});

test('several states can be chosen, and "All" of their group takes them back', async () => {
  const { router, asked, answer } = await openCertificateList("/certificates?state=FAILED&state=LOST");
  const pressed = () => screen.getAllByRole("button", { pressed: true }).map((each) => each.textContent);
  await answer();
  expect(pressed()).toEqual(["Could not be delivered"]);
  await userEvent.click(screen.getByRole("button", { name: "Queued" }));
  await waitFor(() => expect(asked()).toMatchObject({ states: ["QUEUED", "FAILED"] }));
  expect(router.state.location.search).toBe("?state=QUEUED&state=FAILED");
  expect(pressed()).toEqual(["Queued", "Could not be delivered"]);
  const delivery = within(screen.getByRole("group", { name: "Delivery" }));
  await userEvent.click(delivery.getByRole("button", { name: "All" }));
  await waitFor(() => expect(asked()).toMatchObject({ states: [] }));
  expect(pressed()).toEqual(["All"]);
  expect(router.state.location.search).toBe("");
});

test("more rows are fetched when the end comes near, and again after a failure", async () => {
  const { environment, asked, answer } = await openCertificateList();
  await answer(edges, 3);
  await act(async () => reachEnd?.());
  expect(asked()).toMatchObject({ first: 100, after: "c" });
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("down")));
  await userEvent.click(screen.getByRole("button", { name: /could not be fetched/ }));
  await answer([edge("FG-0", "Åhs Bygg")], 3);
  expect(numbers()).toEqual(["FG-2", "FG-1", "FG-0"]);
});

test("an empty register says when certificates come, one that is filtered offers to show all", async () => {
  const { answer } = await openCertificateList();
  await answer([]);
  expect(await screen.findByRole("heading", { name: "No certificates yet" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Queued" }));
  await answer([]);
  expect(await screen.findByRole("heading", { name: "No certificate matches" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Show all" }));
  expect(await screen.findByRole("heading", { name: "No certificates yet" })).toBeTruthy();
});

test("a service without the register says where the certificates are", async () => {
  await openCertificateList("/certificates", { certificateRegister: false, certificateArchive: false });
  expect(screen.getByRole("heading", { name: "The warranty service has no list of all certificates" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Download PDFs" })).toBeNull();
});

test("all pages of the view become one table for a spreadsheet, in which nothing is a formula", async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return "blob:1";
  };
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = jest.fn();
  const { asked, answer } = await openCertificateList("/certificates?state=FAILED");
  await answer();
  await userEvent.click(screen.getByRole("button", { name: "Download CSV" }));
  expect(asked()).toMatchObject({ states: ["FAILED"], after: null });
  const replaced = {
    ...{ status: "REPLACED", withdrawal: { at: "2026-11-05T10:00:00Z", reason: "Fel produkt" } },
    replacedBy: [{ number: "FG-5" }, { number: "FG-6" }],
  };
  await answer([edge("FG-2", '=cmd|" /C calc"!A0', { rooms: ["Bad, övre"] }, failed, replaced)], 2);
  expect(asked()).toMatchObject({ after: "c" });
  await answer([edge("FG-1", "-1")], 1);
  const lines = (await textOf(saved[0] as Blob)).split("\r\n");
  expect(lines[0]).toMatch(/^\uFEFF"Number","Customer","Project","Folder",/);
  expect(lines[1]).toBe(
    `"FG-2","'=cmd|"" /C calc""!A0","Solbacken 4","Stair A / Plan 1","Lund",1,"Bad, övre","2026-07-01","2036-06-30","fel@kund.example","Could not be delivered","fel@kund.example (Could not be delivered), office@nordgolv.example (Sent)","Replaced","2026-11-05","Fel produkt","FG-5, FG-6"`,
  );
  expect(lines[0]).toMatch(/,"Status","Withdrawn on","Reason for the withdrawal","Replaced by"$/);
  expect(lines[2]).toMatch(/^"FG-1","'-1",/);
});

test("Ctrl P fetches the rows that are missing and tells so, then prints them", async () => {
  window.print = jest.fn();
  const { asked, answer } = await openCertificateList();
  await answer(edges, 3);
  expect(screen.getByText(/^These are 2 of 3 rows/)).toBeTruthy();
  await userEvent.keyboard("{Control>}p{/Control}");
  expect(asked()).toMatchObject({ first: 100, after: "c" });
  expect(screen.getByText("Fetching rows for the print: 2 of 3")).toBeTruthy();
  expect(window.print).not.toHaveBeenCalled();
  await answer([edge("FG-0", "Åhs Bygg")], 3);
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  expect(numbers()).toEqual(["FG-2", "FG-1", "FG-0"]);
  expect(screen.queryByText(/^These are/)).toBeNull();
});

test("a print draws all fetched rows and says in words that the CSV has more", async () => {
  const { answer } = await openCertificateList();
  const rows = Array.from({ length: 160 }, (_, index) => edge(`FG-${index}`, "Åhs Bygg"));
  await answer(rows, 812);
  expect(numbers().length).toBeLessThan(150);
  await act(async () => void window.dispatchEvent(new Event("beforeprint")));
  expect(numbers()).toHaveLength(160);
  expect(screen.getByText("These are the first 160 of 812 rows. “Download CSV” has all of them.")).toBeTruthy();
  await act(async () => void window.dispatchEvent(new Event("afterprint")));
  expect(numbers().length).toBeLessThan(150);
});
