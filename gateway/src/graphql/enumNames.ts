/** REST's `certificate.codeReplaced` is CERTIFICATE_CODE_REPLACED in the schema. */
export const toEnumName = (name: string) => name.replaceAll(".", "_").replace(/[A-Z]/g, "_$&").toUpperCase();

/** Returns OTHER for a name that only a newer service has. */
export function toKnownName<Name extends string>(name: string, known: Record<string, Name>): Name | "OTHER" {
  const wanted = toEnumName(name);
  return Object.values(known).find((each) => each === wanted) ?? "OTHER";
}
