import { expect, test } from "@jest/globals";
import { composeWeeklyMail } from "./composeWeeklyMail.ts";

const project = { id: "p", title: "Ripan", rootFolderId: "f", archived: false, isFinished: true };
const nothing = { person: null, folder: null, installation: null, step: null, certificate: null, user: null };
const certificate = {
  id: "c",
  number: "FG-2026-000001",
  email: "fel@kund.example",
  reason: "ADDRESS_REFUSED" as const,
};

test.each([
  ["SE", "2026-05-05"],
  ["FI", "2026-05-05"],
  ["OTHER", "2026-05-04"],
] as const)("the day since when something waits is that of the company's country: %s, %s", (country, day) => {
  const failed = { ...nothing, kind: "MAIL_FAILED" as const, since: "2026-05-04T22:30:00.000Z", project, certificate };
  const { text } = mailIn(country, failed);
  expect(text).toContain(`FG-2026-000001 → fel@kund.example · Ripan · ${day}\n`);
});

test("the day on which a project was to end stays the one that was picked", () => {
  // API clients may send a time of day with the end date. The mail shows the date in UTC (decision 7).
  const overdue = { ...nothing, kind: "PROJECT_OVERDUE" as const, since: "2026-05-04T23:00:00.000Z", project };
  expect(mailIn("SE", overdue).text).toContain("Ripan · 2026-05-04\n");
});

test("a room that was sent back is named with the reviewer's reason", () => {
  const installation = { id: "i", title: "Bad" };
  const since = "2026-05-04T12:00:00.000Z";
  const returned = { ...nothing, kind: "REVIEW_RETURNED" as const, since, project, installation, note: "Foto saknas" };
  expect(mailIn("SE", returned).text).toContain("Bad · Ripan · Foto saknas · 2026-05-04\n");
});

function mailIn(
  country: Parameters<typeof composeWeeklyMail>[0]["country"],
  item: Parameters<typeof composeWeeklyMail>[0]["groups"][number]["items"][number],
) {
  return composeWeeklyMail({
    language: "sv",
    country,
    firstName: "Eva",
    companyName: "First El AB",
    groups: [{ kind: item.kind, count: 1, items: [item] }],
    pageUrl: "https://web.example/attention",
    unsubscribeUrl: "https://rest.example/unsubscribe",
  });
}
