import type { components } from "../src/__generated__/contract.ts";
import { createClient } from "./createClient.ts";
import { createInviting } from "./inviting.ts";
import type { TestCompany, TestUpstream } from "./startTestUpstream.ts";
import { storeFinishedProject } from "./storeFinishedProject.ts";
import { firstSignIn } from "./storeTestCompanies.ts";

type Schemas = components["schemas"];
type Client = TestCompany["owner"];

/** Invites a person named Alva Ståhl and signs in as them. */
export async function inviteColleague(
  upstream: TestUpstream,
  company: TestCompany,
  email = "alva@first.example",
): Promise<Client> {
  const inviting = createInviting(upstream);
  await inviting.invite(company, email);
  const temporary = await inviting.temporaryOf(email);
  return createClient(upstream.url, await firstSignIn(upstream.url, email, temporary, "Another-horse-2"));
}

/** Stores two measured rooms that are not finished, in a company that signs declarations. */
export async function storeOpenRooms({ services: { db } }: TestUpstream, company: TestCompany) {
  const { owner } = company;
  await owner.put<Schemas["Company"]>("/company", { signsDeclarations: true });
  const project = await storeFinishedProject(db, company, { folders: 1, rooms: 2 });
  await db
    .updateTable("installation")
    .set({ completed_at: null })
    .where("project_id", "=", project.projectId)
    .execute();
  const idOf = (index: number) => project.installationIds[0]?.[index] ?? "";
  const roomPath = (index: number) => `${project.path}/installation/${idOf(index)}`;
  return {
    project,
    idOf,
    roomPath,
    finish: (index: number, by = owner) => by.post<Schemas["InstallationDetail"]>(`${roomPath(index)}/complete`),
  };
}

export const prepare = (by: Client, installationIds: string[]) =>
  by.post<Schemas["PreparedDeclaration"]>("/declarations", { installationIds, language: "sv" });

export const signBy = (by: Client, id: string, response: string) =>
  by.post<Schemas["Declaration"]>(`/declarations/${id}/sign`, { response });
