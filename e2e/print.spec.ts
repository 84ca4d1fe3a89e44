import { runTool, toFile } from "../upstream/test/pdfTools.ts";
import { expect, test } from "./fixtures.ts";
import { type Finding, look } from "./look.ts";

// This file has a stack of its own, because other journeys add rooms, which would be printed on more pages.
test.use({ stackName: "print" });

/** Some machines place a font's letters so far apart that pdftotext reads blanks between them. */
const withoutBlanks = (text: string) => text.replaceAll(/\s/g, "");

test("the record is printed without what is there to press, with its headings and foot on every page", async ({
  page,
  signIn,
}) => {
  await signIn("owner@nordgolv.example");
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kvarteret Sånglärkan" })).toBeVisible();
  await page.goto(`${page.url()}/protocol`);
  await expect(page.getByRole("rowheader", { name: "Badrum plan 1" }).first()).toBeVisible();
  const back = page.getByRole("main").getByRole("link", { name: "Kvarteret Sånglärkan" });
  await expect(back).toBeVisible();

  // The size of A4 paper, which is narrower than the narrowest supported window.
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("table").first()).toBeVisible();
  await expect(page.getByRole("navigation")).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(back).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  const findings: Finding[] = [];
  await look(page, "record in print", findings);
  expect(findings).toEqual([]);

  const printed = async () => {
    const file = toFile("record.pdf", await page.pdf({ format: "A4" }));
    const text = await runTool("pdftotext", ["-layout", file, "-"]);
    return text.split("\f").slice(0, -1).map(withoutBlanks);
  };
  const pages = await printed();
  // The first table begins on the first sheet instead of moving to the second sheet as a whole.
  const header = "RoomExpected";
  expect(pages[0]).toContain(header);
  const rooms = Number(/(\d+)rooms/.exec(pages[0] ?? "")?.[1]);
  expect(pages.length).toBeLessThanOrEqual(rooms / 4);
  expect(pages.join(" ")).toContain(">1000MΩ");
  const spaceAfterValue = await page
    .locator("td")
    .filter({ hasText: ">1000" })
    .first()
    .evaluate((cell) => {
      const seen = (of: Element | null) =>
        [...(of?.querySelectorAll("span:not(.heard-only)") ?? [])]
          .filter(({ children }) => children.length === 0)
          .map((text) => text.getBoundingClientRect());
      const right = Math.max(...seen(cell).map((box) => box.right));
      return Math.min(...seen(cell.nextElementSibling).map((box) => box.left)) - right;
    });
  expect(spaceAfterValue).toBeGreaterThan(12);

  // Adds rows, because a room of many products fills more than a page.
  await page
    .getByRole("table")
    .first()
    .locator("tbody")
    .last()
    .evaluate((body: HTMLTableSectionElement) => {
      for (let count = 0; count < 100; count++) body.insertRow().insertCell().textContent = "A row more";
    });
  const text = await printed();
  for (const [index, each] of text.entries()) {
    expect(each).toContain(`Page${index + 1}of${text.length}`);
    expect(each).toContain("KvarteretSånglärkan");
  }
  expect(text.join(" ")).not.toMatch(/SaveasCSV|Skipto|Hello!/);
  const ofLongTable = text.filter((each) => each.includes("Arowmore"));
  expect(ofLongTable.length).toBeGreaterThan(2);
  const title = withoutBlanks((await page.locator("table thead b").first().textContent()) ?? "");
  expect(title).toMatch(/^(Notyetcertified|WarrantycertificateFG-)/);
  for (const each of ofLongTable) {
    expect(each).toContain(header);
    expect(each).toContain(title);
  }
});
