export default {
  testEnvironment: "<rootDir>/test/environment.js",
  cacheDirectory: "<rootDir>/node_modules/.cache/jest",
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  transform: { "\\.tsx?$": "<rootDir>/test/compile.ts" },
  moduleNameMapper: {
    "\\.css$|/checkWorker\\.ts$": "<rootDir>/test/empty.js",
    "^@blueprintjs/(core|icons)$": "<rootDir>/node_modules/.cache/blueprint/$1.js",
  },
  globalSetup: "<rootDir>/test/bundleBlueprint.ts",
  setupFilesAfterEnv: ["<rootDir>/test/setup.ts"],
  maxWorkers: Number(process.env.TEST_WORKERS ?? 2),
  // With a limit, Jest runs even a single worker as a separate process.
  workerIdleMemoryLimit: "6GB",
  testTimeout: 120_000,
  testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}"],
};
