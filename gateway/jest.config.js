// Tests with servers need programs, which `npm run test:servers` finds.
const withServers = process.env.REDIS_SERVER !== undefined;
const servers = process.env.ALL_PARTS ? "\\.parts\\.test\\.ts$" : "\\.servers\\.test\\.ts$";

export default {
  testEnvironment: "<rootDir>/../scripts/jestEnvironment.ts",
  roots: ["<rootDir>/src", "<rootDir>/test"],
  testRegex: withServers ? servers : "(?<!\\.servers|\\.parts)\\.test\\.ts$",
  cacheDirectory: "<rootDir>/node_modules/.cache/jest",
  extensionsToTreatAsEsm: [".ts"],
  transform: { "\\.ts$": "<rootDir>/../scripts/stripTypes.ts" },
  globalSetup: "<rootDir>/test/prepareFolders.ts",
  globalTeardown: "<rootDir>/test/removeFolders.ts",
  // Node may take a second to free a worker's embedded databases, so workers get time to exit.
  workerGracefulExitTimeout: 5_000,
  maxWorkers: Number(process.env.TEST_WORKERS ?? 2),
  // Jest runs a single worker as a separate process only with a memory limit. Embedded databases stay below this limit.
  workerIdleMemoryLimit: "6GB",
  testTimeout: 120_000,
};
