/** Tests run as ES modules; Babel only takes the types away, as Node does. */
export default {
  testEnvironment: "node",
  roots: ["<rootDir>/src", "<rootDir>/test"],
  extensionsToTreatAsEsm: [".ts"],
  transform: {
    "\\.ts$": ["babel-jest", { presets: [["@babel/preset-typescript", { onlyRemoveTypeImports: true }]] }],
  },
  maxWorkers: 1,
  testTimeout: 20_000,
};
