import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { getOperationAST, parse } from "graphql";
import { importShared } from "../../scripts/importShared.ts";
import { documentOfStep } from "../contract/graphql/documentOfStep.ts";
import { graphqlCases } from "../contract/graphql/graphqlCases.ts";
import { schema } from "./buildOffice.ts";
import { type Recording, type Recordings, recordOperations } from "./recordOperations.ts";
import { type RestFault, restFaults, secret } from "./restFaults.ts";
import { type Answer, type Replay, startReplay } from "./startReplay.ts";
import { unexplained } from "./unexplained.ts";

type FaultCase = { fault: RestFault; place: number; sub: string; whole: Answer };

const codes = [
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "NOT_FOUND",
  "NOT_IMPLEMENTED",
  "BAD_USER_INPUT",
  "UPSTREAM_ERROR",
  "UPSTREAM_TIMEOUT",
];
const sessionFields = graphqlCases.flatMap((step) =>
  step.kind === "Mutation" && (step.mutation.refusal || step.mutation.name === "signOut") ? [step.mutation.name] : [],
);
// The program of a person's token is null without a request.
const withoutRest = new Set<string>(["links", "program", ...sessionFields]);
// Hundreds of operations in one process keep each other from connecting in time, which would be a fault that nobody sent.
const maxAtOnce = 100;
// Asked without a token; such reads are everybody's, so two at once would be one.
const publicFields = new Set(["verifiedCertificate", "reportFault"]);
const documents = [...new Set(graphqlCases.map((step) => documentOfStep(schema, step)))];
const rootOf = (document: string) => {
  const [field] = getOperationAST(parse(document))?.selectionSet.selections ?? [];
  return field?.kind === "Field" ? field.name.value : "";
};

let recordings: Recordings;
let patient: Replay;
let impatient: Replay;
const collector = new URL("./unhandledRejections.ts", import.meta.url).href;
const { collectUnhandledRejections } = await importShared<typeof import("./unhandledRejections.ts")>(collector);
const unhandled = collectUnhandledRejections();

beforeAll(async () => {
  recordings = await recordOperations();
  patient = await startReplay(recordings, false);
  impatient = await startReplay(recordings, true);
}, 180_000);
afterAll(async () => {
  unhandled.stop();
  await Promise.all([patient.close(), impatient.close()]);
});

const recordingOf = (document: string) => recordings.operations.find(({ query }) => query === document);

test("every operation of the schema that asks the REST service was recorded", () => {
  const missing = documents.filter((document) => !withoutRest.has(rootOf(document)) && !recordingOf(document));
  expect(missing).toEqual([]);
});

async function untouched(recording: Recording, sub: string): Promise<Answer> {
  const answer: Answer = JSON.parse((await patient.send(recording, sub)).text);
  expect(answer.errors).toBeUndefined();
  return answer;
}

/** Sends the operation until the call that is to fail was made: an object that a list brought in time is not read by itself. */
async function sendFailing(recording: Recording, { fault, place, sub }: FaultCase) {
  const replay = fault.codes.includes("UPSTREAM_TIMEOUT") && Number.isNaN(Number(fault.name)) ? impatient : patient;
  for (let attempt = 0; attempt < 10; attempt++) {
    const sent = await replay.send(recording, sub, fault, place);
    if (sent.hasFailed) return sent;
  }
  throw new Error(`${recording.exchanges[place]?.key} was asked for in the recording only`);
}

/** Describes how the gateway mishandled one failing call; null when it did not. */
async function checkFault(recording: Recording, { fault, place, sub, whole }: FaultCase) {
  const { status, text } = await sendFailing(recording, { fault, place, sub, whole });
  const { data, errors = [] }: Answer = JSON.parse(text);
  // A public field is asked without a token, so the service has none to refuse.
  const wantedStatus = publicFields.has(rootOf(recording.query)) ? 200 : (fault.status ?? 200);
  const told = errors.map(({ extensions }) => extensions.code);
  const wanted = fault.codes.length > 0 ? fault.codes : codes;
  const wrong = [
    ...(status === wantedStatus ? [] : [`status ${status}`]),
    ...(text.includes(secret) ? ["leaked"] : []),
    ...told.filter((code) => !wanted.includes(code)),
    ...(fault.codes.length > 0 && !fault.mayBeUnseen && told.length === 0 ? ["silent"] : []),
    ...(fault.codes.length > 0 && !fault.choosesWrong
      ? unexplained(
          whole.data,
          data,
          errors.map(({ path }) => path ?? []),
        )
      : []),
  ];
  return wrong.length === 0 ? null : `${fault.name} for ${recording.exchanges[place]?.key}: ${wrong.join(", ")}`;
}

const isSortedPage = (key: string) => /\/project\?.*&sort=/.test(key) && !key.includes("states=true");

const isForSome = (key: string) =>
  /\/v1\/(history|figures)\?/.test(key) || /^GET \S*\/v1\/(programs|webhooks)$/.test(key);

/** A service that refuses to sort has no sorted pages, and a history, figures, programs or webhooks that it refuses to show are null: none is a failure. */
const faultOf = (key: string, fault: RestFault): RestFault =>
  (fault.name === "400" && isSortedPage(key)) || (fault.name === "403" && isForSome(key))
    ? { ...fault, codes: [] }
    : fault;

const asking = documents.filter((document) => !withoutRest.has(rootOf(document)));

test.each(asking.map((document, index) => [rootOf(document), index, document] as const))(
  "%s (%i): each failing call is told at its field, and the rest stands",
  async (name, index, document) => {
    const recording = recordingOf(document);
    if (!recording) throw new Error("it was not recorded");
    const cases: FaultCase[] = [];
    for (const [place, { key }] of recording.exchanges.entries()) {
      // The gateway takes so many operations of one user at once, and no more.
      const sub = `viewer-${index}-${place}`;
      const whole = await untouched(recording, sub);
      const faults = restFaults.filter(({ isInBody }) => !isInBody || !key.startsWith("DELETE "));
      cases.push(...faults.map((fault) => ({ fault: faultOf(key, fault), place, sub, whole })));
    }
    const atOnce = publicFields.has(name) ? 1 : maxAtOnce;
    const found: (string | null)[] = [];
    for (let from = 0; from < cases.length; from += atOnce) {
      const some = cases.slice(from, from + atOnce);
      found.push(...(await Promise.all(some.map((one) => checkFault(recording, one)))));
    }
    expect(found.filter((fault) => fault !== null)).toEqual([]);
  },
  60_000,
);

test("nothing was left unhandled", () => expect(unhandled.reasons).toEqual([]));
