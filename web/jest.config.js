export default {
  testEnvironment: "<rootDir>/test/environment.js",
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  transform: { "\\.[jt]sx?$": ["babel-jest", { plugins: ["./test/jsonImportAttribute.cjs"] }] },
  moduleNameMapper: { "\\.css$": "<rootDir>/test/empty.js" },
  setupFilesAfterEnv: ["<rootDir>/test/setup.ts"],
  maxWorkers: "100%",
  testTimeout: 20_000,
  testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}"],
};
