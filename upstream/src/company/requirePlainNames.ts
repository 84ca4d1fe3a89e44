import { validationFailed } from "../errors.ts";

const address = /:\/\/|\bwww\./i;

/** Refuses web addresses in invited names, because mail programs turn them into links that seem to be the company's. */
export function requirePlainNames(names: Record<string, string | undefined>): void {
  const details = Object.entries(names)
    .filter(([, name]) => name !== undefined && address.test(name))
    .map(([field]) => ({ field, code: "NAME_HOLDS_ADDRESS", message: `${field} holds an address of the web.` }));
  if (details.length > 0) throw validationFailed(details);
}
