import { type DefinitionNode, Kind, parse, print } from "graphql";

/** `variables` is JSON. */
type Example = { query: string; variables?: string };

const recipe = /\*\*(.+?)[.?]\*\*[^`]*?(?:`[^`]+`[^`]*?)*?```sh\n([\s\S]*?)```/g;
const body = /-d '(\{[\s\S]*?\})'(?:\s|$)/;

/** The operations in the integrators' guide, named by their recipes' titles. Shell variables become placeholders. */
export function readExamples(guide: string): Example[] {
  return [...guide.matchAll(recipe)].flatMap(([, title = "", code = ""]) => {
    const sent = body.exec(
      code.replaceAll(/'"\$([A-Z]+)\d*"'/g, (_, name: string) => `the ${name.toLowerCase()}'s id`),
    )?.[1];
    if (!sent) return [];
    const { query, variables } = JSON.parse(sent) as { query: string; variables?: object };
    return [
      { query: named(query, nameFrom(title)), ...(variables && { variables: JSON.stringify(variables, null, 2) }) },
    ];
  });
}

function named(query: string, value: string): string {
  const rename = (definition: DefinitionNode) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? { ...definition, name: { kind: Kind.NAME as const, value } }
      : definition;
  return print({ kind: Kind.DOCUMENT, definitions: parse(query).definitions.map(rename) });
}

function nameFrom(title: string): string {
  const words = title.split(/[^A-Za-z]+/).filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join("");
}
