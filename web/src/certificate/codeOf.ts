/** Takes the code from typed or pasted text, from the end of an address too. Paper may break an address over several lines. */
export const codeOf = (typed: string): string => typed.replace(/\s/g, "").split("/").at(-1) ?? "";
