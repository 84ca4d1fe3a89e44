import { expect, test } from "@jest/globals";
import { createReport } from "../../contract/createReport.ts";
import { printReport } from "../../contract/printReport.ts";
import { reportPage } from "../../contract/reportPage.ts";

const options = { asked: "https://rest.example", at: new Date("2026-05-04T08:30:00Z") };

test("tells the result in words, what was not seen, and each difference as text", () => {
  const report = createReport();
  report.expect("listTemplates", "chosen");
  report.answered("listTemplates", [], null, { data: [], meta: { count: 0 } });
  report.expect("getProject", "specified");
  report.answered("getProject", [{ field: "name", expected: "a text", got: '"<script>alert(1)</script>"' }]);
  const page = reportPage(report, options);
  expect(page).toContain("<h1>The service is not as the contract says</h1>");
  expect(page).toContain("0 ok, 1 differs, 0 refused, 1 not seen, 0 not tried, 0 no case");
  expect(page).toContain('<th scope="row">listTemplates</th><td><span class="verdict not-seen">not seen</span></td>');
  expect(page).toContain("Not seen: a row of data");
  expect(page).toContain("Got &quot;&lt;script&gt;alert(1)&lt;/script&gt;&quot;");
  expect(page).not.toContain("<script");
});

test("needs no other file, and tells how many objects were looked into", () => {
  const report = createReport();
  report.expect("listTemplates", "chosen");
  report.answered("listTemplates", [], null, { data: [{}, {}], meta: { count: 2 } });
  const page = reportPage(report, options);
  expect(page).toContain("<h1>The service is as the contract says</h1>");
  expect(page).toContain('<td class="number">1</td><td class="number">2</td>');
  expect(page).not.toMatch(/<(link|img|script)|url\(|@import/);
});

test("an operation that answered nothing but empty lists is not seen", () => {
  const report = createReport();
  report.expect("search", "chosen");
  report.answered("search", [], null, { data: [] });
  expect(report.rows()).toMatchObject([{ verdict: "not seen", objects: 0, emptyLists: ["data"] }]);
  report.answered("search", [], null, { data: [{}] });
  expect(report.rows()).toMatchObject([{ verdict: "ok", objects: 1, emptyLists: [] }]);
});

test("a difference is printed as a person reads it", () => {
  const found = createReport();
  found.expect("getProject", "specified");
  found.answered("getProject", [{ field: "startDate", expected: "a text (date-time)", got: "nothing" }]);
  expect(printReport(found)).toContain(
    "getProject: startDate\n  expected a text (date-time)\n  got      nothing\n0 ok, 1 differs",
  );
});
