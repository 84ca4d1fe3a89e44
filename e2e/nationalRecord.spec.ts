import { runTool, toFile } from "../upstream/test/pdfTools.ts";
import { expect, test } from "./fixtures.ts";
import { type Finding, look } from "./look.ts";
import { accessToken, restReader, restWriter } from "./rest.ts";

type Project = { id: string; status: string };
type Folder = { id: string; selectable: boolean; folders: Folder[] };

test("the owner chooses Finland's record, then Norway's, and the project tells what each lacks and the certificate has it", async ({
  page,
  signIn,
  stack,
}) => {
  const owner = "owner@nordgolv.example";
  const get = await restReader(stack, owner);
  const post = await restWriter(stack, owner);
  const { id } = await get<{ id: string }>("company");
  const { data } = await get<{ data: Project[] }>(`company/${id}/project?archived=false&take=100`);
  const project = data.find(({ status }) => status === "SIGNABLE");
  if (!project) throw new Error("The demo data holds no project that is ready for its certificate");
  const path = `company/${id}/project/${project.id}`;
  const findings: Finding[] = [];

  await signIn(owner, "en", page, "/account");
  await page.getByRole("button", { name: "Edit record" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Record").selectOption("FI");
  await dialog.getByRole("button", { name: "Insert a proposal" }).click();
  await look(page, "the form of a country's record", findings);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Finland: käyttöönottotarkastuspöytäkirja")).toBeVisible();
  // Scrolls to the top, because axe reports a button as too small if the top bar covers a part of it.
  await page.evaluate(() => scrollTo(0, 0));
  await look(page, "the account with a country's record", findings);

  await page.goto(`/projects/ongoing/${project.id}`);
  await expect(page.getByText(/^Finnish record: head of electrical works, .* missing\./)).toBeVisible();
  await look(page, "a project whose record lacks something", findings);
  await page.getByRole("link", { name: "Fill in under Account" }).click();
  await page.getByRole("button", { name: "Edit record" }).click();
  await dialog.getByLabel("Head of electrical works").fill("Päivi Nieminen");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();

  const { data: folders } = await get<{ data: Folder[] }>(`${path}/signable?signed=false`);
  const all = (below: Folder[]): Folder[] => below.flatMap((folder) => [folder, ...all(folder.folders)]);
  const folderIds = all(folders).flatMap((folder) => (folder.selectable ? folder.id : []));
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const printed = async () => {
    const { url } = await post<{ url: string }>(`${path}/certificate-preview`, { folderIds, activationDate });
    const file = toFile("preview.pdf", new Uint8Array(await (await fetch(url)).arrayBuffer()));
    return (await runTool("pdftotext", ["-layout", file, "-"])).replace(/\s+/g, " ");
  };
  const text = await printed();
  for (const words of ["1 Kohteen yksilöintitiedot", "Sähkötöiden johtaja Päivi Nieminen", "Pätevyys puuttuu"])
    expect(text).toContain(words);

  await page.getByRole("button", { name: "Edit record" }).click();
  await dialog.getByLabel("Record").selectOption("NO");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/projects/ongoing/${project.id}`);
  await expect(page.getByText(/^Norwegian record: .*kind of work \(chosen under Edit in the project\)/)).toBeVisible();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await dialog.getByLabel("Kind of work").selectOption("Extension");
  await look(page, "the form of a project with its kind of work", findings);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("definition").getByText("Extension")).toBeVisible();
  await expect(page.getByText(/^Norwegian record: /)).not.toContainText("kind of work");
  await expect(page.getByText(/^Norwegian record: /)).toContainText("confirmation of the standards");
  await page.getByRole("link", { name: "Fill in under Account" }).click();
  await page.getByRole("checkbox", { name: "We work by these standards (list NO 2022-1)" }).press("Space");
  const confirmed = page.getByText(/^Confirmed by .+ on \d{4}-\d\d-\d\d\. A new list has to be confirmed again\.$/);
  await expect(confirmed).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await look(page, "the account with confirmed standards", findings);
  await page.goto(`/projects/ongoing/${project.id}`);
  await expect(page.getByText(/^Norwegian record: /)).not.toContainText("standards");
  const declared = await printed();
  expect(declared).toMatch(/5 Normer og spesifikasjoner .* Virksomhetens bekreftelse bekreftet av \S.* 6 Erklæring/);
  expect(declared).toContain("3 Nyanlegg, utvidelse eller endring Arbeidet gjelder [ ] nyanlegg [ X ] utvidelse");
  expect(findings).toEqual([]);

  const token = await accessToken(stack, owner);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const body = JSON.stringify({ nationalRecord: null });
  expect((await fetch(`${stack.restUrl}/v1/company`, { method: "PUT", headers, body })).status).toBe(200);
});
