import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { headerOrigin } from "../cognito/callOrigin.ts";
import type { AccessToken } from "../cognito/userPool.ts";
import { unanswered } from "../database/createRequestPool.ts";
import { ApiError, notFound } from "../errors.ts";
import type { HistorySource } from "../history/chain/historyEvent.ts";
import { createAddressLimit } from "./addressLimit.ts";
import { authenticate, type Caller, type ProgramScope, verifyBearer } from "./authenticate.ts";
import { type ConcurrencyLimit, createConcurrencyLimit } from "./concurrencyLimit.ts";
import { etagOf } from "./etag.ts";
import { withIdempotency } from "./idempotency.ts";
import type { Api, Handlers, OperationId, Services } from "./operation.ts";
import { requireSpaceFor } from "./requireSpaceFor.ts";
import { contractRoutes } from "./specification.ts";
import { rejectControlCharacters } from "./validation.ts";

type AnyAnswer = { status: number; body?: unknown; version?: number; mailQueued?: boolean; isReplayed?: boolean };
type AnyHandler = (call: object) => Promise<AnyAnswer>;

const acceptedScopes = new Map(contractRoutes.map(({ schema, scopes }) => [schema.operationId, scopes]));
// In bytes.
const bodyLimits: Partial<Record<OperationId, number>> = { importProjects: 2_000_000, putExportPart: 8_000_000 };
const certificateCodes = new Set<OperationId>(["verifyCertificate", "reportFault", "createFaultUpload"]);
const cameraSecrets = new Set<OperationId>(["getCamera", "createCameraUpload", "addCameraAttachment"]);
const openOperations = new Set<OperationId>(["getFeatures", "listSealKeys", ...certificateCodes, ...cameraSecrets]);
const multilineOperations = new Set<OperationId>([
  "reportFault",
  "setFaultState",
  "createExport",
  "withdrawCertificate",
  "reopenInstallation",
]);

/** The routes of openapi.yaml. Requests are authenticated before they are validated. */
export async function apiRoutes(app: FastifyInstance, services: Services, api: Api): Promise<void> {
  const viewers = new WeakMap<FastifyRequest, Caller>();
  const pendingRequests = new WeakMap<FastifyRequest, PendingRequest>();
  const limitCodes = createAddressLimit({ perAddress: 60, subject: "certificates were asked for" });
  const limitSecrets = createAddressLimit({ perAddress: 240, subject: "requests of phones came" });
  const limit = createConcurrencyLimit({ maxRequests: services.config.maxRequestsPerUser });
  app.addHook("onRequest", async (request) => {
    const type = request.headers["content-type"];
    if (!isUtf8(type)) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type);
    const operation = operationOf(request);
    const origin = () => headerOrigin(request, services.config.gatewaySecret);
    if (certificateCodes.has(operation)) await limitCodes(origin());
    if (cameraSecrets.has(operation)) await limitSecrets(origin());
    if (openOperations.has(operation)) return;
    const token = await verifyBearer(services.userPool, request);
    const slot = limit.acquire(token.sub);
    pendingRequests.set(request, { token, slot });
    // A request whose body never arrives gets no answer, so this listener releases its slot. `onSend` releases others.
    request.raw.once("close", () => {
      if (request.raw.complete === false) slot.release();
    });
  });
  app.addHook("preValidation", async (request) => {
    const pending = pendingRequests.get(request);
    if (pending) viewers.set(request, await authorize({ services, api, request, ...pending }));
    await requireSpaceFor(operationOf(request), request.method, services.config);
    rejectControlCharacters(request.query);
    rejectControlCharacters(request.body, { isMultiline: multilineOperations.has(operationOf(request)) });
  });
  app.addHook("onSend", async (request) => pendingRequests.get(request)?.slot.release());
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const [operation, viewer] = [operationOf(request), viewers.get(request)];
    const heavy = { companyId: viewer?.companyId ?? "", operation, query: request.query };
    const answer = await services.heavyRequests.run(heavy, () =>
      runOperation({ services, api, operation, request, viewer }),
    );
    if (answer.mailQueued) services.jobs.wake();
    if (answer.version !== undefined) reply.header("etag", etagOf(answer.version));
    if (answer.isReplayed) reply.header("idempotent-replayed", "true");
    return reply.status(answer.status).header("cache-control", "no-store").send(answer.body);
  };
  for (const { method, url, schema } of contractRoutes)
    app.route({ method, url, schema, handler, bodyLimit: bodyLimits[schema.operationId] });
}

type PendingRequest = {
  token: AccessToken;
  slot: ReturnType<ConcurrencyLimit["acquire"]>;
};

type AuthorizeOptions = PendingRequest & {
  services: Services;
  api: Api;
  request: FastifyRequest;
};

async function authorize({ services, api, request, token, slot }: AuthorizeOptions): Promise<Caller> {
  // The database is checked before the wait, because the user's other requests may all wait for the database.
  if (services.isDatabaseSilent()) throw unanswered();
  await slot.start();
  if (request.raw.socket.destroyed) throw hungUp();
  const viewer = await authenticate(services, token);
  if (viewer.companyId !== null && viewer.program) requireScope(operationOf(request), viewer.program.scopes);
  const { companyId, userId } = request.params as { companyId?: string; userId?: string };
  const isOwn = operationOf(request) in api.withoutCompany && (userId ?? viewer.id) === viewer.id;
  if (viewer.companyId === null && !isOwn) throw noCompany();
  if (companyId !== undefined && companyId !== viewer.companyId) throw notFound();
  return viewer;
}

function requireScope(operation: OperationId, scopes: ProgramScope[]): void {
  const accepted = acceptedScopes.get(operation) ?? [];
  if (accepted.some((scope) => scopes.includes(scope))) return;
  const wanted = accepted.length === 0 ? "It is for people." : `It needs the scope ${accepted.join(" or ")}.`;
  throw new ApiError(403, "SCOPE_MISSING", `A program with these scopes may not do this. ${wanted}`);
}

// JSON is always read as UTF-8, so text in another charset would be stored wrong.
function isUtf8(contentType = ""): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}

type OperationCall = {
  services: Services;
  api: Api;
  operation: OperationId;
  request: FastifyRequest;
  viewer: Caller | undefined;
};

async function runOperation({ services, api, operation, request, viewer }: OperationCall): Promise<AnyAnswer> {
  const known: Partial<Handlers> = viewer?.companyId === null ? api.withoutCompany : api.handlers;
  // The contract's schemas have checked the request, so the handler's types are right.
  const handler = known[operation] as unknown as AnyHandler;
  const { params, query, body, log, headers } = request;
  const origin = () => headerOrigin(request, services.config.gatewaySecret);
  const call = {
    ...services,
    params,
    query,
    body,
    log,
    viewer,
    origin,
    source: sourceOf(request, viewer),
    ifMatch: headers["if-match"],
    cameraSecret: headers["x-camera-grant"],
  };
  const key = headers["idempotency-key"];
  if (typeof key !== "string" || !viewer || viewer.companyId === null || !takesKey(request)) return handler(call);
  // The language is left out, because a repeat in another language is the same request.
  const content = [viewer.id, params, { ...(query as object), language: undefined }, body];
  const keyed = { companyId: viewer.companyId, sender: viewer.id, key, operation, content };
  return withIdempotency(services.db, keyed, (db) => handler({ ...call, db }));
}

/** `x-via` describes the caller and grants no rights. */
function sourceOf({ headers }: FastifyRequest, viewer: Caller | undefined): HistorySource {
  const via = headers["x-via"] === "web" ? "WEB" : "API";
  const kind = viewer?.companyId && viewer.program ? "PROGRAM" : "USER";
  return { companyId: viewer?.companyId ?? "", actor: { kind, id: viewer?.id ?? null }, via };
}

function takesKey(request: FastifyRequest): boolean {
  const { headers } = request.routeOptions.schema as { headers?: { properties: object } };
  return headers !== undefined && "Idempotency-Key" in headers.properties;
}

function noCompany(): ApiError {
  return new ApiError(
    403,
    "NO_COMPANY",
    "Your account belongs to no company. Ask an admin of your company to invite you.",
  );
}

function hungUp(): ApiError {
  return new ApiError(408, "UNAVAILABLE", "The connection was closed before it was this request's turn.");
}

function operationOf(request: FastifyRequest): OperationId {
  const schema = request.routeOptions.schema as { operationId: OperationId };
  return schema.operationId;
}
