import { makeFinishable } from "./finishable.ts";
import { expect, test } from "./fixtures.ts";
import { type Finding, look } from "./look.ts";
import { photo } from "./photo.ts";
import { restReader } from "./rest.ts";
import type { Stored } from "./uploading.ts";

type Listed = { data: { id: string; title: string }[] };
type Steps = { data: { data: { data: { attachments?: Stored[] } }[] }[] };

test("photos for several rooms are matched, assigned by keyboard and by dragging, kept over a reload, and sent", async ({
  page,
  signIn,
  stack,
}) => {
  const findings: Finding[] = [];
  const owner = "owner@nordgolv.example";
  const planned = [
    { title: "Badrum P1", resistance: 91 },
    { title: "Badrum P2", resistance: 92 },
  ];
  const address = await makeFinishable(stack, "Hus P", planned, "Hall P3");
  await signIn(owner, "en", page, address);
  await page.getByRole("button", { name: "Photos for several rooms" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Photos for several rooms" })).toBeFocused();
  const png = (name: string) => ({ name, mimeType: "image/png", buffer: photo() });
  await page
    .getByLabel("Choose photos")
    .and(page.locator("input"))
    .setInputFiles(["Badrum P1 step 1.png", "badrum_p2-3.png", "IMG_1.png", "IMG_2.png"].map(png));
  await expect(page.getByText("4 photos chosen, 2 assigned, 2 without a room.")).toBeVisible();
  await look(page, "matched", findings);

  await page.getByRole("checkbox", { name: "IMG_1.png" }).press("Space");
  await look(page, "ticked", findings);
  await page.getByRole("button", { name: /^Badrum P2, step 1/ }).press("Enter");
  await expect(page.getByRole("heading", { name: "1 photo without a room" })).toBeFocused();
  await page.getByText("IMG_2.png").dragTo(page.getByRole("group", { name: /^Badrum P2, step 4/ }));
  await expect(page.getByRole("heading", { name: "All photos have a room" })).toBeVisible();

  await page.reload();
  const send = page.getByRole("button", { name: "Upload 4 photos" });
  await expect(send).toBeVisible();
  await send.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "4 photos were uploaded." })).toBeAttached();
  await look(page, "sent", findings);
  expect(findings).toEqual([]);

  const get = await restReader(stack, owner);
  const { id: companyId } = await get<{ id: string }>("company");
  const [, , , projectId, , folderId] = address.split("/");
  const inProject = `company/${companyId}/project/${projectId}`;
  const { data: rooms } = await get<Listed>(`${inProject}/folder/${folderId}/installation?take=25`);
  const namesOf = async (title: string) => {
    const room = rooms.find((one) => one.title === title);
    const steps = await get<Steps>(`${inProject}/installation/${room?.id}/steps`);
    return steps.data.map((step) =>
      step.data.flatMap(({ data }) => (data.attachments ?? []).map((one) => one.fileName)),
    );
  };
  expect(await namesOf("Badrum P1")).toEqual([["Badrum P1 step 1.png"], ["laid.png"], [], []]);
  expect(await namesOf("Badrum P2")).toEqual([["IMG_1.png"], ["laid.png"], ["badrum_p2-3.png"], ["IMG_2.png"]]);
});
