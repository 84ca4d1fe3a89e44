import type { Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { restReader } from "./rest.ts";
import { tryAgain } from "./tryAgain.ts";

type Item = { id: string; name: string; title: string };
type Region = { path: string; failed: string | RegExp; recovered: string | RegExp };

const cutOff = (route: Route) => route.abort();
const answer500 = (route: Route) => route.fulfill({ status: 500, body: "broken" });

/** Navigates like a link, without a new document. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

test("every region that failed recovers by its button, after /graphql was cut off or answered 500", async ({
  browser,
  page,
  signIn,
  stack,
}) => {
  const get = await restReader(stack, "owner@nordgolv.example");
  const company = await get<Item>("company");
  const { data: projects } = await get<{ data: Item[] }>(`company/${company.id}/project?archived=false&take=100`);
  const project = projects.find((each) => each.name === "Kvarteret Sånglärkan");
  const inProject = `company/${company.id}/project/${project?.id}`;
  const { rootFolderId } = await get<{ rootFolderId: string }>(inProject);
  const { subFolders } = await get<{ subFolders: Item[] }>(`${inProject}/folder/${rootFolderId}`);
  const folder = subFolders.find(({ title }) => title === "Plan 1");
  const { data: rooms } = await get<{ data: Item[] }>(`${inProject}/folder/${folder?.id}/installation`);
  const room = rooms.find(({ title }) => title === "Badrum 1A");
  const at = `/projects/ongoing/${project?.id}`;
  const regions: Region[] = [
    { path: "/projects/archived", failed: "The projects could not be fetched", recovered: "Archived projects" },
    { path: at, failed: "The project could not be fetched", recovered: "Kvarteret Sånglärkan" },
    { path: `${at}/folder/${folder?.id}`, failed: "The folder could not be fetched", recovered: "Plan 1" },
    { path: "/account", failed: "Your details could not be loaded", recovered: "My details" },
    { path: `${at}/protocol`, failed: "The page could not be shown", recovered: "Measurement record" },
    { path: `${at}?installation=${room?.id}`, failed: "The details could not be fetched", recovered: "Badrum 1A" },
    {
      path: `${at}?activation=to-activate`,
      failed: "The details could not be fetched",
      recovered: "Activate warranty",
    },
  ];
  await signIn("owner@nordgolv.example");
  // The usual page fails a test on console errors, and browsers log one for each failed request.
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ baseURL: stack.url, storageState });
  for (const [index, { path, failed, recovered }] of regions.entries()) {
    const failing = await context.newPage();
    await failing.goto("/projects/ongoing");
    await expect(failing.getByRole("table")).toBeVisible();
    // Each region gets one of the two failures; `failedRegions.test.tsx` tests both.
    await failing.route("**/graphql", index % 2 === 0 ? cutOff : answer500);
    await follow(failing, path);
    await expect(failing.getByRole("heading", { name: failed })).toBeVisible();
    // The page beside a panel has failed as well, and one button recovers both.
    await tryAgain(failing);
    await expect(failing.getByRole("heading", { name: recovered }).first()).toBeVisible();
    await expect(failing.getByRole("button", { name: "Try again" })).toHaveCount(0);
    await expect(failing.getByText(/undefined/)).toHaveCount(0);
    await failing.close();
  }
  await context.close();
});
