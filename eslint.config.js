import graphql from "@graphql-eslint/eslint-plugin";

/** The rules of the published schema: descriptions, naming, Relay's shapes. Biome checks the code. */
export default [
  {
    files: ["schema.graphql"],
    languageOptions: { parser: graphql.parser, parserOptions: { graphQLConfig: { schema: "schema.graphql" } } },
    plugins: { "@graphql-eslint": graphql },
    rules: {
      "@graphql-eslint/no-hashtag-description": "error",
      "@graphql-eslint/no-unreachable-types": "error",
      "@graphql-eslint/no-duplicate-fields": "error",
      "@graphql-eslint/require-deprecation-reason": "error",
      "@graphql-eslint/unique-enum-value-names": "error",
      "@graphql-eslint/require-nullable-result-in-root": "off",
      "@graphql-eslint/relay-page-info": "error",
      "@graphql-eslint/relay-connection-types": "error",
      "@graphql-eslint/relay-arguments": ["error", { includeBoth: false }],
      "@graphql-eslint/relay-edge-types": [
        "error",
        { withEdgeSuffix: true, shouldImplementNode: true, listTypeCanWrapOnlyEdgeType: false },
      ],
      "@graphql-eslint/input-name": ["error", { checkInputType: true, caseSensitiveInputType: false }],
      "@graphql-eslint/naming-convention": [
        "error",
        {
          types: "PascalCase",
          FieldDefinition: "camelCase",
          InputValueDefinition: "camelCase",
          Argument: "camelCase",
          DirectiveDefinition: "camelCase",
        },
      ],
      "@graphql-eslint/require-description": [
        "error",
        {
          types: true,
          rootField: true,
          DirectiveDefinition: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
        },
      ],
    },
  },
];
