import { photo } from "./photo.ts";
import { restReader, restWriter } from "./rest.ts";
import type { Stack } from "./stack.ts";

type Item = { id: string; name: string };
type Steps = { data: { stepLabel: string }[] };
type Planned = { title: string; resistance: number };

const owner = "owner@nordgolv.example";
const cable = "8960703";

/** Makes a folder. `add` makes an installation, `addProduct` gives it a cable, `inProject` is the project's address. */
async function makeFolder(stack: Stack, title: string) {
  const get = await restReader(stack, owner);
  const post = await restWriter(stack, owner);
  const company = await get<Item>("company");
  const projects = await get<{ data: Item[] }>(`company/${company.id}/project?archived=false&take=100`);
  const projectId = projects.data.find(({ name }) => name === "Kvarteret Sånglärkan")?.id;
  const inProject = `company/${company.id}/project/${projectId}`;
  const { rootFolderId } = await get<{ rootFolderId: string }>(inProject);
  const folder = await post<Item>(`${inProject}/folder/${rootFolderId}/folder`, { title });
  const users = await get<{ data: { id: string; email: string }[] }>(`company/${company.id}/users?take=100`);
  const installerId = users.data.find(({ email }) => email === owner)?.id;
  return {
    get,
    post,
    inProject,
    address: `/projects/ongoing/${projectId}/folder/${folder.id}`,
    add: (room: string) => post<Item>(`${inProject}/folder/${folder.id}/installation`, { title: room, installerId }),
    addProduct: ({ id }: Item) =>
      post<{ measurementId: string }>("measurements", { installationId: id, productId: cable }),
  };
}

/** Makes a folder of unmeasured installations with one product each, and returns its address. */
export async function makeMeasurable(stack: Stack, folderTitle: string, titles: readonly string[]) {
  const { address, add, addProduct } = await makeFolder(stack, folderTitle);
  for (const title of titles) await addProduct(await add(title));
  return address;
}

/** Makes a folder of completely measured installations and one without a product, and returns its address. */
export async function makeFinishable(
  stack: Stack,
  folderTitle: string,
  planned: readonly Planned[],
  empty: string,
  laid = { name: "laid.png", mimeType: "image/png", buffer: photo() },
) {
  const { get, post, inProject, address, add, addProduct } = await makeFolder(stack, folderTitle);
  for (const { title, resistance } of planned) {
    const installation = await add(title);
    const path = `${inProject}/installation/${installation.id}`;
    const { measurementId } = await addProduct(installation);
    const file = { fileName: laid.name, contentType: laid.mimeType, size: laid.buffer.length };
    const upload = await post<{ url: string; fileUrl: string }>(`${path}/steps/presigned-url`, file);
    await fetch(upload.url, {
      method: "PUT",
      headers: { "content-type": file.contentType },
      body: new Uint8Array(laid.buffer),
    });
    const { data: steps } = await get<Steps>(`${path}/steps`);
    for (const [index, { stepLabel }] of steps.entries()) {
      const attachments = index === 1 ? { attachments: [{ url: upload.fileUrl, fileName: file.fileName }] } : {};
      await post("measurements", { measurementId, stepLabel, data: { resistance, insulation: 500, ...attachments } });
    }
  }
  await add(empty);
  return address;
}
