import {
  answers,
  asks,
  bodyOf,
  insteadOfRefusal,
  type Json,
  jsonAnswer,
  type Mutant,
  on,
  sends,
  sendsUnseen,
} from "./Mutant.ts";

const readBack = "updateProject: an external id is read back, stays, and null takes it away";
const taken = "updateProject: an external id that is taken is refused with its holder";
const byKey = "updateProject: metadata are set and removed key by key";

const withoutKey = ({ externalId: _, ...body }: Json) => body;

type Refusal = { details?: { existing?: Json }[] };

export const externalIdMutants: Mutant[] = [
  {
    name: "an external id is forgotten",
    claim: readBack,
    field: "externalId",
    intercept: on("updateProject", sendsUnseen(withoutKey)),
  },
  {
    name: "an external id that is left out is cleared",
    claim: readBack,
    field: "externalId",
    intercept: on(
      "updateProject",
      sends((body) => ({ externalId: null, ...body })),
    ),
  },
  {
    name: "null leaves an external id",
    claim: readBack,
    field: "externalId",
    intercept: on(
      "updateProject",
      sends((body) => (body.externalId === null ? withoutKey(body) : body)),
    ),
  },
  {
    name: "an external id finds other kinds too",
    claim: "findByExternalId: finds a project, a folder and an installation, each by its kind",
    field: "data",
    intercept: on(
      "findByExternalId",
      asks((query) => ({ ...query, kind: "PROJECT" })),
    ),
  },
  {
    name: "an external id finds nothing",
    claim: "findByExternalId: finds a project, a folder and an installation, each by its kind",
    field: "data",
    intercept: on(
      "findByExternalId",
      answers(() => ({ data: [] })),
    ),
  },
  {
    name: "two projects have one external id",
    claim: taken,
    field: "externalId",
    intercept: on("updateProject", insteadOfRefusal(sendsUnseen(withoutKey))),
  },
  {
    name: "the holder of an external id is another",
    claim: taken,
    field: "details[].existing",
    intercept: on("updateProject", async (request, forward) => {
      const { status, text } = await forward(request);
      const json: Refusal = JSON.parse(text);
      const details = json.details?.map((one) => ({ ...one, existing: { ...one.existing, id: "other" } }));
      return jsonAnswer(status, { ...json, ...(details && { details }) });
    }),
  },
  {
    name: "what is refused is kept in part",
    claim: taken,
    field: "customer",
    intercept: on("updateProject", async (request, forward) => {
      const answer = await forward(request);
      const kept = { ...request, body: JSON.stringify(withoutKey(bodyOf(request))) };
      if (answer.status >= 400) await forward(kept);
      return answer;
    }),
  },
  {
    name: "one value replaces all metadata",
    claim: byKey,
    field: "metadata",
    intercept: on(
      "updateProject",
      sends(({ metadata, ...body }) => ({
        ...body,
        metadata: { seller: null, costCentre: null, ...(metadata as Json) },
      })),
    ),
  },
  {
    name: "metadata are never removed",
    claim: byKey,
    field: "metadata",
    intercept: on(
      "updateProject",
      sends(({ metadata, ...body }) => {
        const set = Object.entries(metadata ?? {}).filter(([, value]) => value !== null);
        return { ...body, metadata: Object.fromEntries(set) };
      }),
    ),
  },
  {
    name: "the filter by external id is ignored",
    claim: "listProjects: externalId is obeyed",
    field: "externalId",
    intercept: on(
      "listProjects",
      asks(({ externalId: _, ...query }) => query),
    ),
  },
];
