import type { RestKeyedKind } from "../../src/rest/types.ts";
import type { BehaviourCase, CaseContext } from "../RestCase.ts";
import { demandEqual, demandRefusal } from "./expectations.ts";

const page = { skip: 0, take: 25 };
const newKey = () => `contract ${crypto.randomUUID()}`;

/** An unused external id. A service without external ids answers 404. */
async function unusedKey({ rest }: CaseContext): Promise<string> {
  const externalId = newKey();
  const { data } = await rest.call("findByExternalId", { query: { kind: "PROJECT", externalId } });
  demandEqual(data.length, 0, "data", "the number of projects with an external id that none has");
  return externalId;
}

const holdersOf = async ({ rest }: CaseContext, kind: RestKeyedKind, externalId: string) =>
  (await rest.call("findByExternalId", { query: { kind, externalId } })).data;

export const externalIdCases: BehaviourCase[] = [
  {
    operation: "updateProject",
    claim: "an external id is read back, stays, and null takes it away",
    effect: "writes",
    mayLack: true,
    run: async (context) => {
      const { rest, own, saw } = context;
      const externalId = await unusedKey(context);
      const ids = await own.project();
      const read = async () =>
        (await rest.call("getProject", { companyId: ids.companyId, projectId: ids.projectId })).externalId ?? null;
      await rest.call("updateProject", { ...ids, body: { city: "Malmö", externalId } });
      demandEqual(await read(), externalId, "externalId", "as it was set");
      await rest.call("updateProject", { ...ids, body: { city: "Kiruna" } });
      demandEqual(await read(), externalId, "externalId", "as it was, since the change left it out");
      await rest.call("updateProject", { ...ids, body: { city: "Lund", externalId: null } });
      demandEqual(await read(), null, "externalId", "as null takes it away");
      demandEqual(await holdersOf(context, "PROJECT", externalId), [], "data", "found by it after it was taken away");
      saw(1);
    },
  },
  {
    operation: "findByExternalId",
    claim: "finds a project, a folder and an installation, each by its kind",
    effect: "writes",
    mayLack: true,
    run: async (context) => {
      const { rest, fixtures, own, saw } = context;
      const externalId = await unusedKey(context);
      const ids = await own.project();
      const room = { title: "Bathroom", installerId: fixtures.get("installerId"), externalId };
      const { id: installationId } = await rest.call("createInstallation", { ...ids, body: room });
      await rest.call("updateFolder", { ...ids, body: { title: "Plan 1", externalId } });
      await rest.call("updateProject", { ...ids, body: { externalId } });
      demandEqual(
        (await rest.call("getFolder", { ...ids })).externalId,
        externalId,
        "externalId",
        "of the folder, as it was set",
      );
      const installation = await rest.call("getInstallation", { ...ids, installationId, query: { language: "sv" } });
      demandEqual(installation.externalId, externalId, "externalId", "of the installation, as it was made");
      const { projectId, folderId } = ids;
      for (const [kind, id] of [
        ["PROJECT", projectId],
        ["FOLDER", folderId],
        ["INSTALLATION", installationId],
      ] as const) {
        demandEqual(await holdersOf(context, kind, externalId), [{ kind, id, projectId }], "data", "of this kind");
        saw(1);
      }
    },
  },
  {
    operation: "updateProject",
    claim: "an external id that is taken is refused with its holder",
    effect: "writes",
    mayLack: true,
    run: async (context) => {
      const { rest, own, saw } = context;
      const externalId = await unusedKey(context);
      const [holder, other] = [await own.project(), await own.project()];
      await rest.call("updateProject", { ...holder, body: { externalId } });
      const second = rest.call("updateProject", { ...other, body: { customer: "Lost", externalId } });
      const refusal = await demandRefusal(second, { statuses: [400], field: "externalId", why: "as it is taken" });
      const [detail] = refusal?.details ?? [];
      demandEqual(detail?.code, "EXTERNAL_ID_TAKEN", "details[].code", "of the refusal");
      const { projectId: id } = holder;
      demandEqual(detail?.existing, { kind: "PROJECT", id, projectId: id }, "details[].existing", "the holder");
      const { customer } = await rest.call("getProject", { companyId: other.companyId, projectId: other.projectId });
      demandEqual(customer, "Contract test", "customer", "as nothing of a refused change is kept");
      saw(2);
    },
  },
  {
    operation: "updateProject",
    claim: "metadata are set and removed key by key",
    effect: "writes",
    mayLack: true,
    run: async (context) => {
      const { rest, own, saw } = context;
      await unusedKey(context);
      const ids = await own.project();
      for (const [metadata, kept] of [
        [
          { seller: "Ylva", costCentre: "12" },
          { seller: "Ylva", costCentre: "12" },
        ],
        [{ seller: "Maja" }, { seller: "Maja", costCentre: "12" }],
        [{ costCentre: null }, { seller: "Maja" }],
      ]) {
        await rest.call("updateProject", { ...ids, body: { metadata } });
        const read = await rest.call("getProject", { companyId: ids.companyId, projectId: ids.projectId });
        demandEqual(read.metadata, kept, "metadata", "after one key after the other");
      }
      saw(1);
    },
  },
  {
    operation: "listProjects",
    claim: "externalId is obeyed",
    effect: "writes",
    mayLack: true,
    run: async (context) => {
      const { rest, own, saw } = context;
      const externalId = await unusedKey(context);
      const ids = await own.project();
      await rest.call("updateProject", { ...ids, body: { externalId } });
      const listed = async (wanted: string) => {
        const filter = { archived: false, externalId: wanted, ...page };
        const { data, meta } = await rest.call("listProjects", { companyId: ids.companyId, query: filter });
        return [...data.map(({ id }) => id), meta.count];
      };
      demandEqual(await listed(externalId), [ids.projectId, 1], "externalId", "the project that has it, and the count");
      demandEqual(await listed(newKey()), [0], "externalId", "the count of those with a key that none has");
      saw(1);
    },
  },
];
