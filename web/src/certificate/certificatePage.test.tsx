import { beforeEach, expect, test } from "@jest/globals";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { certificate, openCertificatePage as open } from "../../test/openCertificatePage.tsx";
import { showing } from "../../test/showing.ts";
import { localDay } from "../i18n/localDay.ts";

beforeEach(() => {
  document.cookie = "language=en";
  sessionStorage.clear();
});

const dayIn = (days: number) => localDay(new Date(Date.now() + days * 86_400_000).toISOString());

test.each([
  [dayIn(2), dayIn(9), `Valid from ${dayIn(2)}`],
  [dayIn(0), dayIn(9), `Valid until ${dayIn(9)}`],
  [dayIn(-9), dayIn(0), `Valid until ${dayIn(0)}`],
  [dayIn(-9), dayIn(-2), `Was valid until ${dayIn(-2)}`],
])("of a warranty from %s to %s the heading says: %s", async (activationDate, validUntil, words) => {
  await open({ ...certificate, activationDate, validUntil });
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(words);
  expect(screen.getByText("Warranty certificate FG-1 for the floor heating in Umeå")).toBeTruthy();
});

test("the band has the firm's logo, which a browser that cannot fetch it leaves out, and its colour where white is readable on it", async () => {
  const companyLogo = "https://files.example/logo.png";
  await open({ ...certificate, companyLogo, companyColor: "#14523f" });
  const band = await screen.findByRole("banner");
  expect(band.style.backgroundColor).toBe("rgb(20, 82, 63)");
  expect(within(band).getByText("Nordgolv El AB")).toBeTruthy();
  const logo = band.querySelector("img");
  expect(logo?.getAttribute("src")).toBe(companyLogo);
  if (logo) fireEvent.error(logo);
  expect(band.querySelector("img")).toBeNull();
  cleanup();
  await open({ ...certificate, companyColor: "#f5c52b" });
  expect((await screen.findByRole("banner")).style.backgroundColor).toBe("");
});

test("says who sealed the PDF and when, of one that is sealed", async () => {
  const time = new Date(2026, 6, 1, 14, 28).toISOString();
  await open({ ...certificate, seal: { issuer: "Fjällum Garanti", time, rootSha256: "4b1e".repeat(16) } });
  expect(await screen.findByText(showing("Sealed by Fjällum Garanti on 2026-07-01 at 14:28"))).toBeTruthy();
  expect(screen.getByText(/So our register says/)).toBeTruthy();
  cleanup();
  await open(certificate);
  expect(await screen.findByText(/^Warranty certificate FG-1 /)).toBeTruthy();
  expect(screen.queryByText(/Sealed/)).toBeNull();
  expect(screen.getByText("Not sealed, known by its number")).toBeTruthy();
});

test("names the time stamp with its file, and calls the seal of a withdrawn key doubtful", async () => {
  const url = "https://web.example/log/timestamp/c";
  const timestamp = { authority: "Klockan", time: new Date(2026, 6, 1, 14, 29).toISOString(), url };
  const seal = { issuer: "Fjällum Garanti", time: new Date(2026, 6, 1, 14, 28).toISOString(), rootSha256: "4b1e" };
  await open({ ...certificate, seal: { ...seal, timestamp, keyWithdrawnFrom: null } });
  expect(await screen.findByText(showing("Time stamped by Klockan on 2026-07-01 at 14:29"))).toBeTruthy();
  expect(screen.getByRole("link", { name: "Time stamp (.tsr)" }).getAttribute("href")).toBe(url);
  expect(screen.queryByText(/own word|Doubtful/)).toBeNull();
  cleanup();
  await open({ ...certificate, seal: { ...seal, timestamp: null, keyWithdrawnFrom: "2026-07-01T00:00:00Z" } });
  const title = "Doubtful seal: its key may be known to others since 2026-07-01";
  expect((await screen.findByText(showing(title))).tagName).toBe("B");
  expect(screen.getByText(/issuer’s own word/)).toBeTruthy();
});

test("only what holds today is told as good: no file was checked, and the link leads to the page that does", async () => {
  const seal = { issuer: "Fjällum Garanti", time: new Date().toISOString(), rootSha256: "4b1e".repeat(16) };
  await open({ ...certificate, activationDate: dayIn(-9), validUntil: dayIn(9), seal });
  const protection = (await screen.findByRole("heading", { name: "How the certificate is protected" })).closest(
    "section",
  );
  const good = [...(protection?.querySelectorAll("li") ?? [])].filter(({ innerHTML }) =>
    innerHTML.includes("--success-text"),
  );
  expect(good.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^ValidChecked in the register/)]);
  expect(good[0]?.closest("details")).toBeNull();
  for (const unchecked of screen.getAllByText("No file was checked here."))
    expect(unchecked.closest("details")?.textContent).toMatch(/^What the PDF file itself shows/);
  expect(document.querySelectorAll("main svg path[stroke='var(--surface)']")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Check the file yourself" }).getAttribute("href")).toBe("/verify");
});

test("the firm can be called, before the buttons that need the longer code", async () => {
  await open(certificate);
  const call = await screen.findByRole("link", { name: "Call +46 90-12 34 56" });
  expect(call.getAttribute("href")).toBe("tel:+4690123456");
  expect(call.nextElementSibling?.textContent).toBe("Open the certificate (PDF)");
});

test("tells the terms of the warranty and the firm's address before the seal, as far as the service gives them", async () => {
  await open(certificate);
  const terms = (await screen.findByRole("heading", { name: "What the warranty covers" })).closest("section");
  expect(terms?.textContent).toContain("Faults of the material.Report faults in writing.");
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(-2)).toEqual(["Nordgolv El AB", "How the certificate is protected"]);
  const firm = screen.getByRole("heading", { name: "Nordgolv El AB" }).closest("section");
  expect(firm?.textContent).toBe("Nordgolv El ABStorgatan 1, 903 26 Umeå+46 90-12 34 56");
  cleanup();
  await open({ ...certificate, terms: null, companyAddress: null, companyPhone: null });
  expect((await screen.findByRole("heading", { name: "Nordgolv El AB" })).closest("section")?.textContent).toBe(
    "Nordgolv El AB",
  );
  expect(screen.queryByText("What the warranty covers")).toBeNull();
});

test("the page of the longer code says what became of each report", async () => {
  const change = { state: "CONTACTED", at: "2026-11-20T09:15:00.000Z", by: "Jonas Bergkvist", note: "Wednesday at 8" };
  const report = { faultReportId: "r1", text: "The hall is cold", reportedAt: "2026-11-20T08:40:00.000Z" };
  const faultReports = [{ ...report, state: "CONTACTED", changes: [change] }];
  await open({ ...certificate, canReportFault: true, faultReports });
  const section = (await screen.findByRole("heading", { name: "Reported faults" })).closest("section");
  expect(section?.textContent).toContain("The hall is cold");
  expect(section?.textContent).toMatch(/Received.*Contacted.*Jonas BergkvistWednesday at 8ClosedWhat was done/);
});

test("the owner opens the PDF and reports a fault, which is told as sent", async () => {
  const { asked, answer } = await open({ ...certificate, url: "https://files.example/1", canReportFault: true });
  const pdf = await screen.findByRole("link", { name: "Open the certificate (PDF)" });
  expect(pdf.getAttribute("href")).toBe("https://files.example/1");
  expect(screen.queryByRole("textbox")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Report a fault" }));
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("textbox")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Report a fault" }));
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  await userEvent.type(screen.getByRole("textbox"), "Cold floor{Enter}Call me");
  await userEvent.click(screen.getByRole("button", { name: "Send report" }));
  expect(asked()).toEqual({ input: { code: "c", text: "Cold floor\nCall me" } });
  await answer({ reportedAt: "2026-11-22T10:00:00.000Z", userErrors: [] });
  const sent = await screen.findByRole("heading", { name: "The report has been sent to Nordgolv El AB" });
  expect(sent.closest("[role=status]")?.textContent).toMatch(/Received 2026-11-22/);
  await userEvent.click(screen.getByRole("button", { name: "Report another fault" }));
  expect(screen.getByRole("textbox")).toHaveProperty("value", "");
});

test("an empty report is not sent, and one over the limit keeps its text, also through a reload, and says whom to call", async () => {
  const { asked, answer } = await open({ ...certificate, canReportFault: true });
  await userEvent.click(await screen.findByRole("button", { name: "Report a fault" }));
  await userEvent.click(screen.getByRole("button", { name: "Send report" }));
  expect(screen.getByText("Write what is wrong.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  await userEvent.type(screen.getByRole("textbox"), "Cold floor");
  await userEvent.click(screen.getByRole("button", { name: "Send report" }));
  expect(asked()).toEqual({ input: { code: "c", text: "Cold floor" } });
  await answer({ reportedAt: null, userErrors: [{ code: "RATE_LIMITED", path: null, retryAfter: 30 }] });
  const refused = await screen.findByRole("alert");
  expect(refused.textContent).toMatch(/No more reports are taken for now\..* Try again in \d+ seconds\./);
  expect(within(refused).getByRole("link", { name: "Call +46 90-12 34 56" })).toBeTruthy();
  expect(screen.getByRole("textbox")).toHaveProperty("value", "Cold floor");
  cleanup();
  await open({ ...certificate, canReportFault: true });
  expect(await screen.findByRole("textbox")).toHaveProperty("value", "Cold floor");
});

test("where the service takes it, a report has a name and a number or an address, and asks for what lacks", async () => {
  const { asked, answer } = await open({ ...certificate, canReportFault: true, canNameReporter: true });
  await userEvent.click(await screen.findByRole("button", { name: "Report a fault" }));
  await userEvent.type(screen.getByRole("textbox", { name: /What is wrong/ }), "Cold floor");
  await userEvent.click(screen.getByRole("button", { name: "Send report" }));
  expect(screen.getByText("Fill in your name.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Your name" }));
  expect(screen.getByText("Fill in telephone or e-mail, so that you can be answered.")).toBeTruthy();
  await userEvent.type(screen.getByRole("textbox", { name: "Telephone or e-mail" }), "gun");
  await userEvent.click(screen.getByRole("button", { name: "Send report" }));
  expect(screen.getByText("Enter a telephone number or an e-mail address.")).toBeTruthy();
  await userEvent.type(screen.getByRole("textbox", { name: "Your name" }), " Gun ");
  await userEvent.click(screen.getByRole("button", { name: "Send report" }));
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Telephone or e-mail" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Telephone or e-mail" }), "@ripan.example");
  await userEvent.click(screen.getByRole("button", { name: "Send report" }));
  const report = { code: "c", text: "Cold floor", name: "Gun", email: "gun@ripan.example" };
  expect(asked()).toEqual({ input: report });
  await answer({ reportedAt: "2026-11-22T10:00:00.000Z", userErrors: [] });
  expect(await screen.findByRole("heading", { name: /^The report has been sent/ })).toBeTruthy();
  expect(asked()).toEqual({ code: "c" });
});

test("says since when and why a withdrawn certificate does not hold, and leads to the one that replaced it", async () => {
  const withdrawal = { at: "2026-10-05T10:00:00.000Z", reason: "Wrong product" };
  await open({ ...certificate, withdrawal });
  expect((await screen.findAllByText(showing("Withdrawn on 2026-10-05: Wrong product"))).length).toBeGreaterThan(0);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Withdrawn on 2026-10-05Reason: Wrong product");
  expect(screen.queryByText(/valid today|^valid until/i)).toBeNull();
  cleanup();
  const next = { number: "FG-2", issuedAt: "2026-10-06T10:00:00.000Z", pageUrl: "https://web.example/certificate/2" };
  await open({ ...certificate, withdrawal, replacedBy: [next] });
  expect((await screen.findAllByText(showing("Replaced on 2026-10-06 by FG-2"))).length).toBeGreaterThan(0);
  const link = screen.getByRole("link", { name: "Open FG-2, which holds instead" });
  expect(link.getAttribute("href")).toBe(next.pageUrl);
});
