export default {
  testEnvironment: "node",
  roots: ["<rootDir>/src", "<rootDir>/test"],
  cacheDirectory: "<rootDir>/node_modules/.cache/jest",
  extensionsToTreatAsEsm: [".ts"],
  transform: { "\\.ts$": "<rootDir>/../scripts/stripTypes.ts" },
  maxWorkers: 2,
  testTimeout: 120_000,
};
