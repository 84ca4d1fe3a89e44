import type {
  CompanyHistoryChainArgs,
  HistoryActorResolvers,
  HistoryChangeResolvers,
  HistoryCheckResolvers,
  HistoryEntryResolvers,
  HistoryPersonResolvers,
  HistoryPlaceResolvers,
  RequireFields,
  UserHistoryArgs,
} from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { loadConnection } from "../graphql/connection.ts";
import { requireIds, toGlobalId } from "../graphql/globalId.ts";
import { clientError, isForbidden } from "../rest/errors.ts";
import type { Query } from "../rest/types.ts";
import { restActionOf, toHistoryAction, toHistoryField } from "./historyNames.ts";

type Arguments = RequireFields<UserHistoryArgs, "first">;
type Subject = Pick<Query<"listHistory">, "subject" | "subjectId">;

/** Null where it is for admins alone. */
export async function loadHistory(subject: Subject, args: Arguments, context: Context) {
  const { actorId, action, from, to, since, before, query, isGrouped } = args.filter ?? {};
  const wanted = {
    ...subject,
    actorId: actorId ? requireIds("User", actorId).userId : undefined,
    action: action ? requireAction(action) : undefined,
    from: from ?? undefined,
    to: to ?? undefined,
    since: since ?? undefined,
    before: before ?? undefined,
    query: query?.trim() || undefined,
    grouped: isGrouped || undefined,
    language: await context.loaders.language(),
  };
  return loadConnection(context, args, (range) =>
    context.rest.call("listHistory", { query: { ...wanted, ...range } }),
  ).catch(nullIfForbidden);
}

/** Null where it is for admins alone. */
export async function loadHistoryChain(args: CompanyHistoryChainArgs & { first: number }, context: Context) {
  const projectId = args.projectId ? requireIds("Project", args.projectId).projectId : undefined;
  return loadConnection(context, args, (range) =>
    context.rest.call("listHistoryChain", { query: { projectId, ...range } }),
  ).catch(nullIfForbidden);
}

function nullIfForbidden(error: unknown): null {
  if (isForbidden(error)) return null;
  throw error;
}

function requireAction(action: Parameters<typeof restActionOf>[0]) {
  const name = restActionOf(action);
  if (!name) throw clientError("BAD_USER_INPUT", "action must be one that the service knows.");
  return name;
}

export const HistoryEntry: HistoryEntryResolvers = {
  action: ({ action }) => toHistoryAction(action),
  templateName: ({ template }) => template?.name ?? null,
  certificateNumber: ({ certificate }) => certificate?.number ?? null,
};

export const HistoryActor: HistoryActorResolvers = {
  nodeId: ({ kind, id }) => (kind === "USER" ? id && toGlobalId("User", id) : null),
};

export const HistoryPlace: HistoryPlaceResolvers = {
  restId: ({ id }) => id,
  isRemoved: ({ removed }) => removed,
};

export const HistoryPerson: HistoryPersonResolvers = { nodeId: ({ id }) => toGlobalId("User", id) };

export const HistoryChange: HistoryChangeResolvers = {
  field: ({ field }) => toHistoryField(field),
  stepNumber: ({ step }) => step,
  fromName: ({ fromTitle }) => fromTitle ?? null,
  toName: ({ toTitle }) => toTitle ?? null,
  isErased: ({ erased }) => erased === true,
};

export const HistoryCheck: HistoryCheckResolvers = {
  entryCount: ({ entries }) => entries,
  newEntryCount: ({ newEntries }) => newEntries,
};
