import { readFileSync } from "node:fs";

/** The value of a variable such as `X`, or the content of the file that `X_FILE` names. */
export function readSecret(
  env: Record<string, string | undefined>,
  name: string,
  faults: string[],
): string | undefined {
  const value = env[name]?.trim() || undefined;
  const file = env[`${name}_FILE`]?.trim();
  if (!file) return value;
  if (value) {
    faults.push(`${name} and ${name}_FILE are both given: give one of them`);
    return value;
  }
  try {
    const content = readFileSync(file, "utf8").trim();
    if (content) return content;
    faults.push(`${name} is missing: the file ${file} of ${name}_FILE is empty`);
  } catch (error) {
    faults.push(`${name} is missing: ${name}_FILE cannot be read: ${(error as Error).message}`);
  }
  return undefined;
}
