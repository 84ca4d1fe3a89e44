import type {
  CompanyResolvers,
  HistoryActorResolvers,
  HistoryChangeResolvers,
  HistoryCheckResolvers,
  HistoryEntryResolvers,
  HistoryItemResolvers,
  HistoryPersonResolvers,
  HistoryPlaceResolvers,
  RequireFields,
  UserHistoryArgs,
} from "../__generated__/resolvers.ts";
import { HistoryAction, HistoryField } from "../__generated__/schema.ts";
import type { Context } from "../context.ts";
import { loadConnection } from "../graphql/connection.ts";
import { toKnownName } from "../graphql/enumNames.ts";
import { requireIds, toGlobalId } from "../graphql/globalId.ts";
import { clientError, nullIfForbidden } from "../rest/errors.ts";
import type { Query, RestHistoryAction } from "../rest/types.ts";

type Arguments = RequireFields<UserHistoryArgs, "first">;
type Subject = Pick<Query<"listHistory">, "subject" | "subjectId">;

/** Null if REST forbids the caller to read this history. */
export async function loadHistory(subject: Subject, args: Arguments, context: Context) {
  const { actorId, action, from, to, since, before, query, isGrouped } = args.filter ?? {};
  const period = { from, to, since, before };
  const wanted = {
    ...subject,
    actorId: actorId ? requireIds("User", actorId).userId : undefined,
    action: action ? toRestAction(action) : undefined,
    ...period,
    query: query?.trim() || undefined,
    grouped: isGrouped || undefined,
    language: await context.loaders.language(),
  };
  return loadConnection(context, args, (range) =>
    context.rest.call("listHistory", { query: { ...wanted, ...range } }),
  ).catch(nullIfForbidden);
}

export const loadHistoryChain: CompanyResolvers["historyChain"] = async (_, args, context) => {
  const projectId = args.projectId ? requireIds("Project", args.projectId).projectId : undefined;
  const load = (range: object) => context.rest.call("listHistoryChain", { query: { projectId, ...range } });
  return loadConnection(context, args, load, { maxTake: 1000 }).catch(nullIfForbidden);
};

export const loadHistoryHeads: CompanyResolvers["historyHeads"] = (_, args, context) =>
  loadConnection(context, args, (query) => context.rest.call("listHistoryHeads", { query })).catch(nullIfForbidden);

/** CERTIFICATE_CODE_REPLACED is REST's `certificate.codeReplaced`. @throws BAD_USER_INPUT for OTHER */
export function toRestAction(action: HistoryAction): RestHistoryAction {
  if (action === "OTHER") throw clientError("BAD_USER_INPUT", "action must be one that the service knows.");
  const name = action.toLowerCase().replace("_", ".");
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as RestHistoryAction;
}

export const HistoryEntry: HistoryEntryResolvers = {
  action: ({ action }) => toKnownName(action, HistoryAction),
  templateName: ({ template }) => template?.name ?? null,
  certificateNumber: ({ certificate }) => certificate?.number ?? null,
  items: ({ items }) => items ?? [],
};

export const HistoryItem: HistoryItemResolvers = {
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
  field: ({ field }) => toKnownName(field, HistoryField),
  stepNumber: ({ step }) => step,
  fromName: ({ fromTitle }) => fromTitle ?? null,
  toName: ({ toTitle }) => toTitle ?? null,
  isErased: ({ erased }) => erased === true,
};

export const HistoryCheck: HistoryCheckResolvers = {
  entryCount: ({ entries }) => entries,
  newEntryCount: ({ newEntries }) => newEntries,
};
