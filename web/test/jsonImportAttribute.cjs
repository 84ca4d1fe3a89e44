/**
 * Gives `import("./sv.json")` the attribute that Jest asks for, which Node will need. The source has none: Vite's development server hands
 * JSON out as JavaScript, which a browser refuses where it was told to expect JSON.
 */
module.exports = ({ types }) => ({
  name: "json-import-attribute",
  visitor: {
    CallExpression({ node }) {
      const [source] = node.arguments;
      if (node.callee.type !== "Import" || node.arguments.length > 1) return;
      if (!types.isStringLiteral(source) || !/\.json(\?|$)/.test(source.value)) return;
      const property = (key, value) => types.objectProperty(types.identifier(key), value);
      const attributes = types.objectExpression([property("type", types.stringLiteral("json"))]);
      node.arguments.push(types.objectExpression([property("with", attributes)]));
    },
  },
});
