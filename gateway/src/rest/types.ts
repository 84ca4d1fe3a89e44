import type { components, operations } from "./__generated__/contract.ts";
import type calls from "./__generated__/operations.json";
import type { RestHistoryEntry } from "./__generated__/schemas.ts";

export type * from "./__generated__/schemas.ts";

export type OperationId = keyof operations & keyof typeof calls;

type JsonOf<R> = R extends { content: { "application/json": infer T } } ? T : never;
type Successes<R> = { [S in keyof R & (200 | 201 | 202)]: JsonOf<R[S]> }[keyof R & (200 | 201 | 202)];

export type Answer<K extends OperationId> = Successes<operations[K]["responses"]>;

export type Body<K extends OperationId> = operations[K] extends {
  requestBody: { content: { "application/json": infer T } };
}
  ? T
  : never;

type Nullable<T> = { [K in keyof T]: T[K] | null };
/** Null leaves a parameter out. */
export type Query<K extends OperationId> = Nullable<NonNullable<operations[K]["parameters"]["query"]>>;

type Ids<K extends OperationId> = operations[K]["parameters"] extends { path: infer P } ? P : unknown;
type Part<Name extends string, T> = [T] extends [never]
  ? unknown
  : Record<never, never> extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T };

/** The path's ids (the company may be left out), query, body and headers. */
export type Input<K extends OperationId> = Omit<Ids<K>, "companyId"> &
  Part<"query", Query<K>> &
  Part<"body", Body<K>> & { companyId?: string; ifMatch?: string; idempotencyKey?: string };

type Schemas = components["schemas"];

export type RestInstallerFigures = Schemas["Figures"]["installers"][number];
export type RestRoomDeclaration = NonNullable<Schemas["RoomDeclaration"]>;
export type RestHistoryActor = RestHistoryEntry["actor"];
export type RestHistoryPerson = NonNullable<Schemas["HistoryPerson"]>;
export type RestHistoryProduct = NonNullable<RestHistoryEntry["product"]>;
export type RestHistoryThing = NonNullable<Schemas["HistoryThing"]>;
export type RestFaultReport = NonNullable<Schemas["Certificate"]["faultReports"]>[number];
export type RestProblemBody = Schemas["Problem"];
