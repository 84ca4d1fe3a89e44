import type { FastifyReply, FastifyRequest } from "fastify";
import type { Caller, Context, Services } from "./context.ts";
import { type Feature, requireFeature } from "./graphql/features.ts";
import { insertPersistedText } from "./graphql/persistedDocuments/insertPersistedText.ts";
import { createCallerRates } from "./limits/callerRates.ts";
import type { Slot } from "./limits/concurrencyLimit.ts";
import { assertMaxDepth } from "./limits/queryShape.ts";
import { networkOf } from "./limits/rateLimit.ts";
import { adHocRequests, createRequestBudget, persistedDocumentRequests } from "./limits/requestBudget.ts";
import { createLoaders, type Loaders } from "./loaders.ts";
import { createRest } from "./rest/client.ts";
import { readDevice } from "./session/cookies.ts";
import { refuseForeignOrigin } from "./session/requestOrigin.ts";
import { Session } from "./session/Session.ts";

/** docs/integrators/limits.md lists the limits. */
export async function openCaller(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
  refuseForeignOrigin(request, services.config.publicUrl);
  const origin = readDevice(request, services.deviceKey)?.account ?? networkOf(request.ip);
  const session = new Session(services, request, reply);
  await session.open(createCallerRates(services, origin, reply));
  return { session, key: session.callerId() ?? origin };
}

export async function createContext(
  services: Services,
  { session, key, bodyBytes }: Caller & { bodyBytes: number },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const requestId = request.id;
  const { isBearer } = session;
  const isPersisted = insertPersistedText(request, { documents: services.documents, isBearer });
  assertMaxDepth(request.body);
  const budget = createRequestBudget(isPersisted ? persistedDocumentRequests : adHocRequests);
  const slot = await acquireSlot(services, key, reply);
  // Nothing below throws, so `end` always releases the slot.
  const idempotencyKey = request.headers["idempotency-key"]?.toString();
  return {
    requestId,
    session,
    isPersisted,
    isExport: false,
    bodyBytes,
    budget,
    idempotencyKey,
    ...slot,
    ...createReaders({ services, session, requestId }, { ...slot, budget }),
    reply,
    services,
  };
}

function createReaders(
  { services, session, requestId }: Pick<Context, "services" | "session" | "requestId">,
  limits: Pick<Context, "budget" | "signal"> & Pick<Slot, "limitCalls">,
) {
  const { transport, userPool } = services;
  const rest = createRest({
    ...limits,
    transport,
    tokens: session,
    companyId: () => loaders.companyId(),
    requireFeature: (feature) => requireFeature({ services }, feature as Feature),
    onChange: () => loaders.forget(),
    requestId,
  });
  const loaders: Loaders = createLoaders(rest, session, userPool);
  return { rest, loaders };
}

const noConnection = { destroyed: false, once() {}, removeListener() {} };

/** Runs work that goes on after the answer, within the limits of an operation. `stopped` aborts the work. */
export async function withBackgroundContext<T>(
  caller: Context,
  stopped: AbortSignal | null,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const { concurrency, operationTimeoutMs } = caller.services;
  const timeout = AbortSignal.timeout(operationTimeoutMs);
  const signal = stopped ? AbortSignal.any([timeout, stopped]) : timeout;
  const slot = await concurrency.acquire(caller.session.callerId() ?? "", { signal, connection: noConnection });
  try {
    const budget = createRequestBudget(adHocRequests);
    const readers = createReaders(caller, { limitCalls: slot.limitCalls, budget, signal });
    return await work({ ...caller, isPersisted: false, budget, signal, ...readers });
  } finally {
    slot.release();
  }
}

// The wait for a slot counts as time of the operation.
async function acquireSlot({ concurrency, operationTimeoutMs }: Services, callerKey: string, reply: FastifyReply) {
  const { signal, abortOnHangUp, stop } = timeOf(reply, operationTimeoutMs);
  try {
    const { limitCalls, release } = await concurrency.acquire(callerKey, { signal, connection: reply.raw });
    const end = () => {
      stop();
      release();
    };
    return { signal, abortOnHangUp, limitCalls, end };
  } catch (error) {
    stop();
    throw error;
  }
}

function timeOf({ elapsedTime, raw }: FastifyReply, operationTimeoutMs: number) {
  const controller = new AbortController();
  const end = () => controller.abort(new DOMException("The operation took too long.", "TimeoutError"));
  const hangUp = () => controller.abort(new DOMException("The caller hung up.", "AbortError"));
  const timer = setTimeout(end, Math.max(0, operationTimeoutMs - elapsedTime));
  return {
    signal: controller.signal,
    abortOnHangUp: () => (raw.destroyed ? hangUp() : void raw.once("close", hangUp)),
    stop() {
      clearTimeout(timer);
      raw.removeListener("close", hangUp);
    },
  };
}
