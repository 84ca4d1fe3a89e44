import type { UserError } from "../__generated__/schema.ts";

/** Current names by deprecated names. */
type Replacements = Readonly<Record<string, string>>;

/** The schema announces that the deprecated names will be removed after 2027-03-01. */
export const projectDates: Replacements = { startDate: "startsOn", endDate: "endsOn" };
export const folderIdsByFolders: Replacements = { folderIds: "folders" };

/** `mutate` gets the old names; user errors name the field that the client sent. */
export function withReplacedFields<Input extends object, Payload extends { userErrors: UserError[] }, Context>(
  replacements: Replacements,
  mutate: (input: Input, context: Context) => Promise<Payload>,
) {
  return async (_: unknown, { input }: { input: Input }, context: Context): Promise<Payload> => {
    const sent = Object.fromEntries(Object.entries(input));
    const values = Object.entries(replacements).map(([old, current]) => [
      old,
      sent[current] === undefined ? sent[old] : sent[current],
    ]);
    const given = values.filter(([, value]) => value !== undefined);
    const payload = await mutate({ ...input, ...Object.fromEntries(given) }, context);
    const nameOf = (field: string) => (sent[field] === undefined ? (replacements[field] ?? field) : field);
    const userErrors = payload.userErrors.map((error) => withName(error, nameOf));
    return { ...payload, userErrors };
  };
}

/** A message of the gateway may begin with the field's name, which is then replaced as well. */
function withName(error: UserError, nameOf: (field: string) => string): UserError {
  const { field, message } = error;
  if (!field) return error;
  const isNamed = message.startsWith(`${field} `);
  return { ...error, field: nameOf(field), message: isNamed ? nameOf(field) + message.slice(field.length) : message };
}
