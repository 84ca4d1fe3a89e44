/** Takes the code from typed or pasted text. An address ends with the code, and paper may break an address over several lines. */
export const codeOf = (typed: string): string => typed.replace(/\s/g, "").split("/").at(-1) ?? "";
