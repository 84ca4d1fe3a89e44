/** If the name is unknown, the text says "somebody else". */
export const personValues = (person: string | null | undefined) => ({
  known: person ? "yes" : "no",
  person: person ?? "",
});
