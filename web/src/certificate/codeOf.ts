/**
 * Extracts the code from typed or pasted text. An address has the code at its end. Paper may break an address over
 * several lines.
 */
export const codeOf = (typed: string): string => typed.replace(/\s/g, "").split("/").at(-1) ?? "";
