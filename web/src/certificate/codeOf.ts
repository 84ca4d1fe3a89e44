/** The code in what was typed or pasted: a whole address has it at its end, and paper breaks it over lines. */
export const codeOf = (typed: string): string => typed.replace(/\s/g, "").split("/").at(-1) ?? "";
