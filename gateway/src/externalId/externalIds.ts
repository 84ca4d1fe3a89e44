import type { MetadataEntry, MetadataInput, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { requireFeature } from "../graphql/features.ts";
import { userError } from "../graphql/userErrors.ts";
import { isVisible } from "../graphql/validation.ts";
import type { RestKeyedKind, RestObjectKey } from "../rest/types.ts";

type Input = { externalId?: string | null; metadata?: readonly MetadataInput[] | null };
type ExternalIds = { externalId?: string | null; metadata?: Record<string, string | null> };

/** Fields that the input leaves out stay out of the body. @throws NOT_IMPLEMENTED for a service without external ids */
export async function parseExternalIds({ externalId, metadata }: Input, context: Context) {
  const values = metadata?.map(({ key, value }) => [key, value?.trim() || null] as const) ?? [];
  const body: ExternalIds = {
    ...(externalId !== undefined && { externalId: externalId?.trim() || null }),
    ...(values.length > 0 && { metadata: Object.fromEntries(values) }),
  };
  if (Object.keys(body).length > 0) await requireFeature(context, "externalIds");
  return { body, userErrors: validateMetadata(values) };
}

// Services refuse `__proto__` anywhere in a body, because it would change JavaScript's objects.
const keyPattern = /^(?!__proto__$)[A-Za-z0-9_.-]{1,40}$/;
const keyFault =
  "A key has 1 to 40 letters of a to z and A to Z, digits, dots, dashes and underscores, and is not __proto__.";
const maxValueCharacters = 200;
const controls = /(?!\t)\p{Cc}/u;

// The service also checks metadata, but its errors name the key. A user error must name the index in the input.
function validateMetadata(values: (readonly [key: string, value: string | null])[]): UserError[] {
  const keys = values.map(([key]) => key);
  return values.flatMap(([key, value], index) => {
    const invalid = (part: string, message: string) => userError("VALUE_INVALID", message, `metadata.${index}.${part}`);
    if (!keyPattern.test(key)) return invalid("key", keyFault);
    if (keys.indexOf(key) < index) return invalid("key", `The key ${key} stands here twice.`);
    if (value === null) return [];
    if (Array.from(value).length > maxValueCharacters) {
      const message = `The value of ${key} may have ${maxValueCharacters} characters at most.`;
      return { ...invalid("value", message), max: maxValueCharacters };
    }
    if (isVisible(value) && !controls.test(value)) return [];
    return invalid("value", `The value of ${key} cannot be stored as it is.`);
  });
}

export function toMetadataEntries(metadata: Record<string, string> | undefined): MetadataEntry[] {
  return Object.entries(metadata ?? {})
    .map(([key, value]) => ({ key, value }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

type Load<T> = (key: RestObjectKey, loaders: Context["loaders"]) => Promise<T>;

/** Resolves a field that finds an object by its external id; null for none. */
export function byExternalId<T>(kind: RestKeyedKind, load: Load<T>) {
  return async (_: unknown, { externalId }: { externalId: string }, { rest, loaders }: Context) => {
    if (!isExternalId(externalId)) return null;
    const { data } = await rest.call("findByExternalId", { query: { kind, externalId: externalId.trim() } });
    return data[0] ? load(data[0], loaders) : null;
  };
}

export function isExternalId(given: string): boolean {
  const { length } = Array.from(given.trim());
  return length > 0 && length <= 100;
}
