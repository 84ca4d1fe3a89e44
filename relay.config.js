const config = {
  src: "./web/src",
  schema: "./schema.graphql",
  language: "typescript",
  eagerEsModules: true,
  useImportTypeSyntax: true,
  customScalarTypes: { Date: "string", DateTime: "string", EmailAddress: "string", URL: "string" },
  // The gateway gets the operations' texts and runs no others for browsers; the client contains only their hashes.
  persistConfig: { file: "./gateway/src/__generated__/persistedDocuments.json", algorithm: "SHA256" },
  excludes: ["**/node_modules/**", "**/__generated__/**"],
};

// relay-compiler reads its configuration with require(); this export name makes an ES module answer like a CommonJS
// one.
export { config as "module.exports" };
