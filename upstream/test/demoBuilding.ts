import { randomBytes } from "node:crypto";
import type { components } from "../src/__generated__/contract.ts";
import type { TestCompany } from "./startTestUpstream.ts";

type Schemas = components["schemas"];

export const newProject = {
  name: "Villa Ekbacken",
  city: "Lund",
  customer: "Familjen Ek",
  startDate: "2026-03-01T00:00:00.000Z",
  endDate: "2026-12-01T00:00:00.000Z",
};

export type Building = {
  project: Schemas["Project"];
  installation: Schemas["InstallationDetail"];
  projectPath: string;
  installationPath: string;
};

export async function build(
  { companyId, ownerId, owner }: TestCompany,
  wish: { endDate?: string | null } = {},
): Promise<Building> {
  const input = { ...newProject, ...wish };
  const { body: project } = await owner.post<Schemas["Project"]>(`/company/${companyId}/project`, input);
  const projectPath = `/company/${companyId}/project/${project.id}`;
  const { body: installation } = await owner.post<Schemas["InstallationDetail"]>(
    `${projectPath}/folder/${project.rootFolderId}/installation`,
    { title: "Badrum", installerId: ownerId },
  );
  return { project, installation, projectPath, installationPath: `${projectPath}/installation/${installation.id}` };
}

export async function makeTemplate(
  { companyId, owner }: TestCompany,
  { project }: Pick<Building, "project">,
): Promise<string> {
  const template = { name: "Villa", projectId: project.id, folderId: project.rootFolderId };
  return (await owner.post<{ id: string }>(`/company/${companyId}/template`, template)).body.id;
}

export async function makeWebhook({ owner }: TestCompany): Promise<string> {
  const wanted = { url: "https://hooks.example/warranty", kinds: ["user.invited"] };
  return (await owner.post<Schemas["WebhookWithSecret"]>("/webhooks", wanted)).body.webhook.id;
}

export async function makeExport({ owner }: TestCompany): Promise<string> {
  const query = "{ viewer { company { projects { edges { node { name } } } } } }";
  return (await owner.post<Schemas["Export"]>("/exports", { query, list: "projects" })).body.id;
}

/** Adds the catalogue's first product with this recipe. Null means a product of fixed length. */
export async function addProduct(
  { owner }: TestCompany,
  installationId: string,
  recipe: Schemas["Recipe"],
  fields: object = {},
): Promise<Schemas["InstalledProduct"]> {
  const { body } = await owner.get<Schemas["ProductPage"]>("/product?query=fj&take=100");
  const product = body.data.find((candidate) => candidate.recipe === recipe);
  const added = await owner.post<Schemas["InstalledProduct"]>("/measurements", {
    installationId,
    productId: product?.id,
    ...fields,
  });
  return added.body;
}

export async function uploadPhoto({ owner }: TestCompany, installationPath: string): Promise<string> {
  // Each photo differs, because the service asks about equal photos.
  const bytes = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), randomBytes(8)]);
  const { body } = await owner.post<Schemas["Upload"]>(`${installationPath}/steps/presigned-url`, {
    fileName: "Före gjutning.png",
    contentType: "image/png",
    size: bytes.length,
  });
  await fetch(body.url, { method: "PUT", body: bytes, headers: { "content-type": "image/png" } });
  return body.fileUrl;
}
