import { expect, test } from "./fixtures.ts";
import { type Finding, look } from "./look.ts";
import { mailsTo } from "./outbox.ts";
import { photo } from "./photo.ts";
import { restReader } from "./rest.ts";
import { openActivation } from "./sendCertificateOf.ts";
import { unwatchedPage } from "./uploading.ts";

type Page<T> = { data: T[] };
type Project = { id: string; name: string; status: string; archived: boolean };

test("sending everything that is left archives the project, and the outbox shows the mail with its PDF", async ({
  browser,
  page,
  signIn,
  stack,
}) => {
  const get = await restReader(stack, "owner@nordgolv.example");
  const company = await get<{ id: string; email: string }>("company");
  const projects = await get<Page<Project>>(`company/${company.id}/project?archived=false&take=100`);
  const ready = projects.data.find((project) => project.status === "SIGNABLE");
  if (!ready) throw new Error("The demo data holds no project that is ready for its certificate");
  const recipient = `all-${Date.now()}@customer.example`;

  await signIn("owner@nordgolv.example");
  await page.getByRole("link", { name: ready.name }).click();
  await openActivation(page);
  await page.getByRole("button", { name: "Select all", exact: true }).click();
  await page.getByRole("button", { name: /^Continue with [1-9]\d* selected$/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Recipient’s e-mail").fill(recipient);
  await dialog.locator("label", { hasText: "authorised electrician" }).click();
  await dialog.getByRole("button", { name: /^Send (\d+ )?certificates?$/ }).dblclick();
  await expect(dialog.getByText(/is completed and archived/)).toBeVisible();
  await dialog.getByRole("link", { name: "Show it among archived projects" }).click();
  await expect(page.getByRole("heading", { level: 1, name: ready.name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/projects/archived/${ready.id}`));

  const sent = await get<Project>(`company/${company.id}/project/${ready.id}`);
  expect(sent).toMatchObject({ status: "COMPLETED", archived: true });
  await expect.poll(async () => (await mailsTo(stack, recipient)).length).toBe(1);

  const [mail] = await mailsTo(stack, recipient);
  const link = /http:\/\/localhost:\d+\/certificate\/[\w-]+/.exec(mail?.text ?? "")?.[0];
  if (!link) throw new Error("The mail has no link to the certificate's page");
  // The page is left first: without cookies its next request would open the login page.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(link);
  await expect(page.getByText(/^Warranty certificate FG-\d{4}-\d{6}/)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // axe does not compare the colour of an icon with the band that it stands on.
  const language = page.getByRole("button", { name: /^Language: / });
  const color = await language.evaluate((button) => getComputedStyle(button).color);
  await expect(language.locator("svg")).toHaveCSS("fill", color);

  await expect(page.getByRole("link", { name: "Open the certificate (PDF)" })).toBeVisible();
  await page.getByRole("button", { name: "Report a fault" }).click();
  await page.getByLabel("What is wrong with the floor heating?").fill(`Cold floor, says ${recipient}`);
  await page.getByLabel("Your name").fill("Gun Lindmark");
  await page.getByLabel("Telephone or e-mail").fill("070-555 07 31");
  const picture = { name: "thermostat.png", mimeType: "image/png", buffer: photo() };
  await page.getByLabel("Add a photo", { exact: true }).and(page.locator("input")).setInputFiles(picture);
  await expect(page.getByText("thermostat.png")).toBeVisible();
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("heading", { name: /^The report has been sent to / })).toBeVisible();
  const findings: Finding[] = [];
  await look(page, "the public certificate after a report", findings);
  expect(findings).toEqual([]);
  const toFirm = async () => (await mailsTo(stack, company.email)).filter(({ text }) => text?.includes(recipient));
  await expect.poll(async () => (await toFirm()).length).toBe(1);
  expect((await toFirm()).flatMap(({ attachments }) => attachments)).toEqual([]);

  const { data: reports } = await get<Page<{ id: string; certificateNumber: string; text: string }>>("fault-reports");
  const report = reports.find(({ text }) => text.includes(recipient));
  await page.setViewportSize({ width: 1_280, height: 800 });
  await signIn("owner@nordgolv.example");
  await page.goto(`/certificates/${report?.certificateNumber}/faults/${report?.id}`);
  await expect(page.getByText("thermostat.jpg")).toBeVisible();
  const small = page.getByRole("img", { name: "Photo with the report" });
  await expect.poll(() => small.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Open the photo" }).click();
  await expect(page.getByRole("dialog").getByRole("img", { name: /thermostat\.jpg/ })).toBeVisible();

  // Playwright's own scripts cause a console error in a frame that forbids scripts, so this page's console is not
  // checked.
  const outbox = await unwatchedPage(browser, stack);
  await outbox.goto(stack.outboxUrl);
  await outbox.getByRole("row", { name: recipient }).getByRole("link").click();
  await expect(outbox.frameLocator("iframe").getByText(ready.name).first()).toBeVisible();
  const pdf = await outbox
    .getByRole("link", { name: /\.pdf$/ })
    .first()
    .getAttribute("href");
  const file = await outbox.request.get(new URL(pdf ?? "", stack.outboxUrl).href);
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
  await outbox.context().close();
});
