import type { Asker } from "./createAsker.ts";

type Entry = { id: string; requiresAttachments: boolean; measurements: Measured[] };
type Measured = { quantity: string; minimum: number | null; maximum: number | null };
type Project = { id: string; projectId: string; rootFolder: { id: string } };
type Viewer = { viewer: { id: string } };

export const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
  "base64",
);

/** A project with a folder and a finished installation, made by the calls of an electrician. */
export async function documentRoom(asker: Asker): Promise<Project & { folderId: string }> {
  const { installationId, ...project } = await createRoom(asker);
  await addProduct(asker, installationId);
  await fillSteps(asker, installationId);
  const finish = { installationId, acceptsDisclaimer: true };
  await asker.mutate("finishInstallation", finish, "installation { status }");
  return project;
}

/** A project with a folder and an empty installation. */
export async function createRoom({ query, mutate }: Asker) {
  const { viewer } = await query<Viewer>("{ viewer { id } }");
  await mutate("updateUser", { userId: viewer.id, installer: true }, "user { installer }");
  const dates = { startDate: new Date().toISOString().slice(0, 10), endDate: "2030-12-31" };
  const form = { name: "Solbacken 4", city: "Lund", customer: "BRF Solbacken", ...dates };
  const made = await mutate<{ project: Project }>("createProject", form, "project { id projectId rootFolder { id } }");
  const parentFolderId = made.project.rootFolder.id;
  const inFolder = { parentFolderId, title: "Plan 1" };
  const { folder } = await mutate<{ folder: { id: string; folderId: string } }>(
    "createFolder",
    inFolder,
    "folder { id folderId }",
  );
  const room = { folderId: folder.id, title: "Badrum", installerId: viewer.id };
  const { installation } = await mutate<{ installation: { id: string } }>(
    "createInstallation",
    room,
    "installation { id }",
  );
  return { ...made.project, folderId: folder.folderId, installationId: installation.id };
}

async function addProduct({ query, mutate }: Asker, installationId: string): Promise<void> {
  const { products } = await query<{ products: { id: string }[] }>('{ products(query: "Flex R1") { id } }');
  const input = { installationId, productId: products[0]?.id, cableLength: 60, voltage: 230 };
  await mutate("addProduct", input, "product { id }");
}

async function fillSteps(asker: Asker, installationId: string): Promise<void> {
  const selection = "id requiresAttachments measurements { quantity minimum maximum }";
  const text = `query($id: ID!) { node(id: $id) { ... on Installation { steps { entries { ${selection} } } } } }`;
  const { node } = await asker.query<{ node: { steps: { entries: Entry[] }[] } }>(text, { id: installationId });
  for (const entry of node.steps.flatMap(({ entries }) => entries)) {
    const readings = entry.measurements.map(({ quantity, minimum, maximum }) =>
      quantity === "INSULATION"
        ? { quantity, isOverRange: true }
        : { quantity, value: ((minimum ?? 4) + (maximum ?? 4)) / 2 },
    );
    await asker.mutate("recordMeasurements", { stepEntryId: entry.id, readings }, "stepEntry { id }");
    if (entry.requiresAttachments) await attach(asker, installationId, entry.id);
  }
}

/** The file goes to one process of the REST service, and another may record it. */
async function attach({ mutate }: Asker, installationId: string, stepEntryId: string): Promise<void> {
  const file = { fileName: "golv.png", contentType: "image/png", size: png.length };
  const { uploadUrl, fileUrl } = await mutate<{ uploadUrl: string; fileUrl: string }>(
    "createAttachmentUpload",
    { installationId, ...file },
    "uploadUrl fileUrl",
  );
  const put = await fetch(uploadUrl, { method: "PUT", body: png, headers: { "content-type": "image/png" } });
  if (!put.ok) throw new Error(`The upload was answered ${put.status}: ${await put.text()}`);
  const attachments = [{ url: fileUrl, fileName: file.fileName }];
  await mutate("recordAttachments", { stepEntryId, attachments }, "stepEntry { id }");
}
