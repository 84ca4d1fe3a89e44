/** ES modules with types stripped by Babel; each file of tests has its own data folder and free ports. */
export default {
  testEnvironment: "node",
  roots: ["<rootDir>/src", "<rootDir>/test"],
  extensionsToTreatAsEsm: [".ts"],
  transform: {
    "\\.ts$": ["babel-jest", { presets: [["@babel/preset-typescript", { onlyRemoveTypeImports: true }]] }],
  },
  globalSetup: "<rootDir>/test/prepareTemplate.ts",
  maxWorkers: "100%",
  testTimeout: 60_000,
};
