const config = {
  src: "./web/src",
  schema: "./schema.graphql",
  language: "typescript",
  eagerEsModules: true,
  useImportTypeSyntax: true,
  customScalarTypes: { Date: "string", DateTime: "string" },
  excludes: ["**/node_modules/**", "**/__generated__/**"],
};

// relay-compiler reads its configuration with require(); this export name makes an ES module answer like a CommonJS one.
export { config as "module.exports" };
