import { type GraphQLSchema, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from "graphql";

/** The fields of the schema, as `Type.field`, that none of the documents asks for. */
export function uncoveredFields(schema: GraphQLSchema, documents: string[]): string[] {
  const asked = new Set<string>();
  for (const document of documents) {
    const types = new TypeInfo(schema);
    const note = () => void asked.add(`${types.getParentType()?.name}.${types.getFieldDef()?.name}`);
    visit(parse(document), visitWithTypeInfo(types, { Field: note }));
  }
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith("__"))
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
    .filter((field) => !asked.has(field));
}
