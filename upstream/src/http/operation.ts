import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { operations } from "../__generated__/contract.ts";
import type { CallOrigin } from "../cognito/callOrigin.ts";
import type { UserPool } from "../cognito/userPool.ts";
import type { Config } from "../config.ts";
import type { Tables } from "../database/tables.ts";
import type { HistorySource } from "../history/chain/historyEvent.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Log } from "../log/openLog.ts";
import type { Mail } from "../mail/Mail.ts";
import type { Metrics } from "../metrics/createMetrics.ts";
import type { SealKey } from "../seal/SealKey.ts";
import type { Storage } from "../storage/createStorage.ts";
import type { Threads } from "../threads/createThreads.ts";
import type { Viewer } from "./authenticate.ts";
import type { HeavyRequests } from "./heavyRequests.ts";

export type Services = {
  config: Config;
  log: FastifyBaseLogger;
  db: Kysely<Tables>;
  storage: Storage;
  threads: Threads;
  seal: SealKey | null;
  publicLog: Log | null;
  userPool: UserPool;
  jobs: Jobs;
  heavyRequests: HeavyRequests;
  mail: Mail;
  metrics: Metrics | null;
  /** The token of the operator's commands. Null with a database server, to which the commands connect themselves. */
  operatorToken: string | null;
  /** `isReady` becomes false shortly before the service stops, so that load balancers send no new requests. */
  readiness: { isReady: boolean };
  isDatabaseUp(): Promise<boolean>;
  isDatabaseSilent(): boolean;
};

type JsonOnly<Id extends keyof operations> = operations[Id]["responses"] extends { 200: { content: infer Content } }
  ? "application/json" extends keyof Content
    ? Id
    : never
  : Id;

/** All operations but those of the public log, which answer files and have separate routes. */
export type OperationId = { [Id in keyof operations]: JsonOnly<Id> }[keyof operations];

type Parameters<Id extends OperationId> = operations[Id]["parameters"];
type PathOf<Id extends OperationId> = Parameters<Id> extends { path: infer Path } ? Path : Record<never, never>;
type QueryOf<Id extends OperationId> = Required<NonNullable<Parameters<Id>["query"]>>;
type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { "application/json": infer Body } };
}
  ? Body
  : undefined;
type Responses<Id extends OperationId> = operations[Id]["responses"];

export type Call<Id extends OperationId> = Services & {
  params: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  viewer: Viewer;
  source: HistorySource;
  origin(): CallOrigin;
  ifMatch: string | undefined;
  /** The secret of a camera grant, for operations that need a grant instead of a token. */
  cameraSecret: string;
  log: FastifyBaseLogger;
};

type More = {
  version?: number;
  /** True if a job was queued, such as a mail or a batch. The job then starts at once. */
  mailQueued?: boolean;
};

export type Answer<Id extends OperationId> = {
  [Status in Exclude<keyof Responses<Id>, "default"> & number]: Responses<Id>[Status] extends {
    content: { "application/json": infer Body };
  }
    ? { status: Status; body: Body } & More
    : { status: Status };
}[Exclude<keyof Responses<Id>, "default"> & number];

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>>;
export type Handlers = { [Id in OperationId]: Handler<Id> };

export type Api = {
  handlers: Handlers;
  withoutCompany: Partial<Handlers>;
  pages: ((app: FastifyInstance, services: Services) => Promise<void>)[];
};

export function pageOf({ skip = 0, take = 10 }: { skip?: number; take?: number }): { offset: number; limit: number } {
  return { offset: skip, limit: take };
}
