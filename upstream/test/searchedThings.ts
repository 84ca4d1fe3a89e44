import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { components } from "../src/__generated__/contract.ts";
import type { Tables } from "../src/database/tables.ts";
import { markChanged } from "../src/history/chain/writeHistory.ts";
import { addProduct, type Building, newProject } from "./demoBuilding.ts";
import type { TestCompany } from "./startTestUpstream.ts";
import { storeFinishedProject } from "./storeFinishedProject.ts";

type Schemas = components["schemas"];
type Given = { db: Kysely<Tables>; company: TestCompany; building: Building };

export type Way = {
  make(word: string): Promise<string>;
  change?(id: string, word: string): Promise<unknown>;
  remove?(id: string): Promise<unknown>;
};

/** Creates, changes and removes one object of each kind that the search finds. `given` allows a later start. */
export function searchedThings(given: () => Given) {
  const createProject = async (project: object) =>
    (
      await given().company.owner.post<Schemas["Project"]>(`/company/${given().company.companyId}/project`, {
        ...newProject,
        ...project,
      })
    ).body;
  const pathOf = (projectId: string) => `/company/${given().company.companyId}/project/${projectId}`;
  const changeProject = (id: string, change: object) =>
    given().company.owner.put(pathOf(id), { ...newProject, postalCode: "111 22", ...change });
  const createFolder = async (title: string) =>
    (
      await given().company.owner.post<{ id: string }>(
        `${given().building.projectPath}/folder/${given().building.project.rootFolderId}/folder`,
        {
          title,
        },
      )
    ).body.id;
  const createRoom = async (title: string, folderId = given().building.project.rootFolderId) =>
    (
      await given().company.owner.post<{ id: string }>(
        `${given().building.projectPath}/folder/${folderId}/installation`,
        {
          title,
          installerId: given().company.ownerId,
        },
      )
    ).body.id;

  /** Some objects are stored directly in the database, such as certificates with given numbers, so tests mark them. */
  const markMade = (changed: { projectId: string; certificate: string }) =>
    given()
      .db.transaction()
      .execute((trx) => markChanged(trx, given().company.companyId, changed));

  const ofProject = (field: "name" | "customer" | "city"): Way => ({
    make: async (word) => (await createProject({ [field]: word })).id,
    change: (id, word) => changeProject(id, { [field]: word }),
    remove: (id) => given().company.owner.delete(pathOf(id)),
  });

  /** The service cannot change certificates and cable markings, and cannot remove certificates and people. */
  const ways: Record<Schemas["SearchKind"], Way> = {
    PROJECT: ofProject("name"),
    CUSTOMER: ofProject("customer"),
    ADDRESS: ofProject("city"),
    FOLDER: {
      make: createFolder,
      change: (id, title) => given().company.owner.put(`${given().building.projectPath}/folder/${id}`, { title }),
      remove: (id) => given().company.owner.delete(`${given().building.projectPath}/folder/${id}`),
    },
    INSTALLATION: {
      make: createRoom,
      change: (id, title) =>
        given().company.owner.put(`${given().building.projectPath}/installation/${id}`, {
          title,
          installerId: given().company.ownerId,
        }),
      remove: (id) => given().company.owner.delete(`${given().building.projectPath}/installation/${id}`),
    },
    PRODUCT: {
      make: async (cableMarking) =>
        (await addProduct(given().company, given().building.installation.id, null, { cableMarking })).measurementId,
      remove: (id) => given().company.owner.delete(`/measurements/${id}`),
    },
    CERTIFICATE: {
      make: async (number) => {
        const { projectId, folderIds } = await storeFinishedProject(given().db, given().company, { folders: 1 });
        await given()
          .db.insertInto("certificate")
          .values({
            company_id: given().company.companyId,
            id: `certificate-${number}`,
            project_id: projectId,
            folder_id: folderIds[0] ?? "",
            number,
            code: number,
            owner_code: `owner ${number}`,
            file_name: "a.pdf",
            activation_date: new Date(),
            language: "sv",
            snapshot: JSON.stringify({ customer: { name: "Ek" }, validUntil: "2030-01-01" }),
            search_key: "",
            sent_at: new Date(),
            sent_by: given().company.ownerId,
          })
          .execute();
        await markMade({ projectId, certificate: number });
        return `certificate-${number}`;
      },
    },
    PERSON: {
      make: async (lastName) => {
        const person = { email: `${randomUUID()}@a.example`, firstName: "Ann", lastName };
        const path = `/company/${given().company.companyId}/users/invite`;
        return (await given().company.owner.post<{ id: string }>(path, person)).body.id;
      },
      change: (id, lastName) => given().company.owner.put(`/user/${id}`, { lastName }),
    },
  };

  return { createProject, changeProject, createFolder, createRoom, pathOf, ways };
}
