/** REST writes `certificate.codeReplaced` where the schema has CERTIFICATE_CODE_REPLACED. */
export const toEnumName = (name: string) => name.replaceAll(".", "_").replace(/[A-Z]/g, "_$&").toUpperCase();

/** `OTHER` for a name that the schema lacks, which a newer service may have. */
export function toKnownName<Name extends string>(name: string, known: Record<string, Name>): Name | "OTHER" {
  const wanted = toEnumName(name);
  return Object.values(known).find((each) => each === wanted) ?? "OTHER";
}
