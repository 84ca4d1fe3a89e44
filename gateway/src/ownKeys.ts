import type { MetadataEntry, MetadataInput, UserError } from "./__generated__/resolvers.ts";
import { listByExternalId } from "./changes/changesApi.ts";
import type { Context } from "./context.ts";
import { clientError } from "./errors.ts";
import { hasExternalIds } from "./features.ts";
import { orNull } from "./rest/errors.ts";
import type { RestKeyedKind, RestObjectKey } from "./rest/types.ts";
import { userError } from "./userErrors.ts";

type Input = { externalId?: string | null; metadata?: readonly MetadataInput[] | null };
type OwnKeys = { externalId?: string | null; metadata?: Record<string, string | null> };

const unknown = "The warranty service of this installation keeps no external ids and no metadata. Nothing was done.";

/** The part of a REST body with an integrator's own key and values; what is left out stays. @throws NOT_IMPLEMENTED for a service without them */
export async function parseOwnKeys(
  input: Input,
  context: Context,
): Promise<{ body: OwnKeys; userErrors: UserError[] }> {
  const parsed = toOwnKeys(input);
  if (Object.keys(parsed.body).length > 0 && !(await hasExternalIds(context)))
    throw clientError("NOT_IMPLEMENTED", unknown);
  return parsed;
}

function toOwnKeys({ externalId, metadata }: Input): { body: OwnKeys; userErrors: UserError[] } {
  const keys = metadata?.map(({ key }) => key) ?? [];
  const twice = keys.find((key, index) => keys.indexOf(key) < index);
  const values = metadata?.map(({ key, value }) => [key, value?.trim() || null] as const) ?? [];
  return {
    body: {
      ...(externalId !== undefined && { externalId: externalId?.trim() || null }),
      ...(values.length > 0 && { metadata: Object.fromEntries(values) }),
    },
    userErrors:
      twice === undefined ? [] : [userError("VALUE_INVALID", `The key ${twice} stands here twice.`, "metadata")],
  };
}

export function toMetadataEntries(metadata: Record<string, string> | undefined): MetadataEntry[] {
  return Object.entries(metadata ?? {})
    .map(([key, value]) => ({ key, value }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/** @throws NOT_IMPLEMENTED for a service without external ids */
export async function findByExternalId(
  kind: RestKeyedKind,
  externalId: string,
  { rest }: Context,
): Promise<RestObjectKey | null> {
  if (!isExternalId(externalId)) return null;
  // The path names nothing that could be gone.
  const found = await orNull(listByExternalId(rest, { kind, externalId: externalId.trim() }));
  if (!found) throw clientError("NOT_IMPLEMENTED", unknown);
  return found.data[0] ?? null;
}

/** Whether an object could have it; nothing is found by another. */
export function isExternalId(given: string): boolean {
  const { length } = Array.from(given.trim());
  return length > 0 && length <= 100;
}
