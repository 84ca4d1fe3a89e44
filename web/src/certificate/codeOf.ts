/** Takes the code from typed or pasted text. An address ends with the code and may be broken over lines. */
export const codeOf = (typed: string): string => typed.replace(/\s/g, "").split("/").at(-1) ?? "";
