import { toGlobalId } from "../src/graphql/globalId.ts";
import type { Mutate } from "./createMutator.ts";
import type { Stack } from "./startStack.ts";

type Entry = { id: string; measurementId: string; measurements: { quantity: string }[] };
type Room = { id: string; installationId: string; steps: { stepLabel: string; entries: Entry[] }[] };
export type BuiltRoom = Awaited<ReturnType<typeof buildRoom>>;

const project = { name: "Trapphus A", city: "Lund", customer: "BRF", startsOn: "2026-01-31", endsOn: "2026-02-28" };
const entryFields = "id measurementId measurements { quantity }";
const roomFields = `id installationId steps { stepLabel entries { ${entryFields} } }`;

export async function buildProject({ upstream }: Stack, mutate: Mutate) {
  const { db } = upstream.services;
  const users = db.selectFrom("app_user").where("email", "=", "installer@nordgolv.example");
  const { id } = await users.select("id").executeTakeFirstOrThrow();
  type Made = { project: { id: string; rootFolder: { id: string } } };
  const { payload } = await mutate<Made>("createProject", project, "project { id rootFolder { id } }");
  return { folderId: payload.project.rootFolder.id, installerId: toGlobalId("User", id) };
}

type NewRoom = { folderId: string; installerId: string; title: string };

/** Creates an installation with products. Returns its global id, its REST id and the entries of all steps. */
export async function buildRoom(mutate: Mutate, room: NewRoom, products: object[] = [mat]) {
  const made = await mutate<{ installation: Room }>("createInstallation", room, `installation { ${roomFields} }`);
  let { installation } = made.payload;
  for (const product of products) {
    const input = { installationId: installation.id, ...product };
    const added = await mutate<{ installation: Room }>("addProduct", input, `installation { ${roomFields} }`);
    installation = added.payload.installation;
  }
  const { id, installationId, steps } = installation;
  const entries = steps.flatMap(({ stepLabel, entries: measured }) =>
    measured.map(({ measurements, ...entry }) => ({
      ...entry,
      stepLabel,
      quantities: measurements.map(({ quantity }) => quantity),
    })),
  );
  return { id, installationId, entries };
}

/** A product of fixed length. */
export const mat = { productId: toGlobalId("Product", "8960701") };
