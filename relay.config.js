export default {
  src: "./web/src",
  schema: "./schema.graphql",
  language: "typescript",
  eagerEsModules: true,
  excludes: ["**/node_modules/**", "**/__generated__/**"],
  schemaConfig: { nonNodeInterfaceIdField: undefined },
};
