import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { getOperationAST, parse } from "graphql";
import pLimit, { type LimitFunction } from "p-limit";
import { importShared } from "../../scripts/importShared.ts";
import { documentOfStep } from "../contract/graphql/documents.ts";
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
// `program` needs no request: it is null for a person's token.
const withoutRest = new Set<string>(["links", "program", ...sessionFields]);
// Hundreds of operations in one process slow each other's connections, which would look like a fault.
const maxAtOnce = 20;
// Trials with a silent service mostly wait, so more of them run in parallel.
const maxSilentAtOnce = 40;
// These fields are requested without a token. Parallel public reads share a request, so they run one by one.
const publicFields = new Set([
  "verifiedCertificate",
  "sealKeys",
  "reportFault",
  "createFaultUpload",
  "camera",
  "createCameraUpload",
  "addCameraAttachment",
]);
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

/** Repeats the operation until the failing call is made. A run omits the call if a list already had the object. */
async function sendFailing(recording: Recording, { fault, place, sub }: FaultCase) {
  const replay = isSilence(fault) ? impatient : patient;
  for (let attempt = 0; attempt < 10; attempt++) {
    const sent = await replay.send(recording, sub, fault, place);
    if (sent.hasFailed) return sent;
  }
  throw new Error(`${recording.exchanges[place]?.key} was asked for in the recording only`);
}

/** Describes what the gateway did wrong after the failing call; null if nothing. */
async function checkFault(recording: Recording, { fault, place, sub, whole }: FaultCase) {
  const { status, text } = await sendFailing(recording, { fault, place, sub, whole });
  const { data, errors = [] }: Answer = JSON.parse(text);
  // These fields send no token, so the service cannot refuse it.
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
  /\/v1\/(history|history\/chain|history\/heads|figures)\?/.test(key) || /^GET \S*\/v1\/(programs|webhooks)$/.test(key);

/** Calls whose refusal may leave the answer unchanged. */
const isProbe = (key: string) =>
  /\?(skip=0&)?take=1$|\/search\?query=&take=1$|\/external-ids\?kind=PROJECT&externalId=0$/.test(key) ||
  /\/(certificates\/archive|project-import|exports|token)$/.test(key);

/** A refusal of this call means that the service has no sorted pages. */
const isPagesProbe = (key: string) => /\/project\?archived=false&skip=0&take=1&sort=name$/.test(key);

/** No error is expected for a refused sort, history, figures, programs and webhooks. */
function faultOf(key: string, fault: RestFault): RestFault {
  const isRefused = fault.name === "403";
  const isNoFailure = isRefused ? isForSome(key) || isPagesProbe(key) : fault.name === "400" && isSortedPage(key);
  if (isNoFailure) return { ...fault, codes: [] };
  return isRefused && isProbe(key) ? { ...fault, mayBeUnseen: true } : fault;
}

const asking = documents.filter((document) => !withoutRest.has(rootOf(document)));
const isSilence = ({ name, codes }: RestFault) => codes.includes("UPSTREAM_TIMEOUT") && Number.isNaN(Number(name));
const [silences, answers] = [restFaults.filter(isSilence), restFaults.filter((fault) => !isSilence(fault))];

/** One fault of each kind. Faults that are handled alike take turns, so each of them meets most REST operations. */
function inTurn(faults: RestFault[], turn: number): RestFault[] {
  const kinds = [...Map.groupBy(faults, ({ name, alike }) => alike ?? name).values()];
  return kinds.flatMap((kind) => kind[turn % kind.length] ?? []);
}

/** Fails each call of an operation with these faults, and describes what the gateway did wrong. */
async function checkFaults(document: string, faults: RestFault[], limit: LimitFunction): Promise<string[]> {
  const recording = recordingOf(document);
  if (!recording) throw new Error("it was not recorded");
  const checkPlace = async (key: string, place: number) => {
    // Each trial has its own user, because the concurrency limit is per user.
    const sub = `viewer-${asking.indexOf(document)}-${place}`;
    const whole = await limit(() => untouched(recording, sub));
    const ways = inTurn(faults, asking.indexOf(document) + place);
    const possible = ways.filter(({ isInBody }) => !isInBody || !key.startsWith("DELETE "));
    const cases = possible.map((fault): FaultCase => ({ fault: faultOf(key, fault), place, sub, whole }));
    return Promise.all(cases.map((one) => limit(() => checkFault(recording, one))));
  };
  const found = await Promise.all(recording.exchanges.map(({ key }, place) => checkPlace(key, place)));
  return found.flat().filter((fault) => fault !== null);
}

const limitOf = (document: string, usual: LimitFunction) => (publicFields.has(rootOf(document)) ? pLimit(1) : usual);

test.each(asking.map((document, index) => [rootOf(document), index, document] as const))(
  "%s (%i): each failing call is told at its field, and the rest stands",
  async (_, __, document) => {
    expect(await checkFaults(document, answers, limitOf(document, pLimit(maxAtOnce)))).toEqual([]);
  },
);

// Operations run in parallel, because each waits for the timeout.
test("in each operation, a call that stays without an answer is told at its field, and the rest stands", async () => {
  const limit = pLimit(maxSilentAtOnce);
  const found = asking.map(async (document) => {
    const faults = await checkFaults(document, silences, limitOf(document, limit));
    return faults.map((fault) => `${rootOf(document)}: ${fault}`);
  });
  expect((await Promise.all(found)).flat()).toEqual([]);
});

test("nothing was left unhandled", () => expect(unhandled.reasons).toEqual([]));
