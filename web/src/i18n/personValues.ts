/** The values of a text that names a person, or says "somebody else" if the name is unknown. */
export const personValues = (person: string | null | undefined) => ({
  known: person ? "yes" : "no",
  person: person ?? "",
});
