import type { FastifyReply } from "fastify";
import type { createServices } from "./createServices.ts";
import type { RequestBudget } from "./limits/requestBudget.ts";
import type { Loaders } from "./loaders.ts";
import type { Rest } from "./rest/client.ts";
import type { Session } from "./session/Session.ts";

/** Objects that live as long as the process. */
export type Services = Awaited<ReturnType<typeof createServices>>;

/** The sender of a request, known before the body is read. */
export type Caller = {
  session: Session;
  /** The user's or program's id; without a session, the account of a known device, or the network. */
  key: string;
};

/** All properties except `services` belong to one request. */
export type Context = {
  requestId: string;
  session: Session;
  isPersisted: boolean;
  /** True while an export reads its pages. */
  isExport: boolean;
  bodyBytes: number;
  budget: RequestBudget;
  idempotencyKey: string | undefined;
  signal: AbortSignal;
  abortOnHangUp(): void;
  end(): void;
  rest: Rest;
  loaders: Loaders;
  reply: FastifyReply;
  services: Services;
};
