import { GraphQLError, type ValidationRule } from "graphql";

type Limits = { aliases: number; rootFields: number; directives: number };

/** Refuses documents that ask for the same thing under many names, or for very many things at once. */
export function breadthLimit({ aliases, rootFields, directives }: Limits): ValidationRule {
  return (context) => {
    const counts = { aliases: 0, directives: 0 };
    return {
      OperationDefinition({ selectionSet }) {
        if (selectionSet.selections.length > rootFields) refuse(`more than ${rootFields} fields at its root`);
      },
      Field({ alias }) {
        if (alias) counts.aliases += 1;
        if (counts.aliases === aliases + 1) refuse(`more than ${aliases} aliases`);
      },
      Directive() {
        counts.directives += 1;
        if (counts.directives === directives + 1) refuse(`more than ${directives} directives`);
      },
    };

    function refuse(what: string) {
      context.reportError(new GraphQLError(`The document has ${what}. Ask for less at a time.`));
    }
  };
}
