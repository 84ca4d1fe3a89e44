// Tests that need servers of their own run by `npm run test:servers`, which finds those programs.
const withServers = process.env.REDIS_SERVER !== undefined;

/** Tests run as ES modules, whose types are taken away as Node does it. */
export default {
  testEnvironment: "<rootDir>/../scripts/jestEnvironment.ts",
  roots: ["<rootDir>/src", "<rootDir>/test"],
  testRegex: withServers ? "\\.servers\\.test\\.ts$" : "(?<!\\.servers)\\.test\\.ts$",
  cacheDirectory: "<rootDir>/node_modules/.cache/jest",
  extensionsToTreatAsEsm: [".ts"],
  transform: { "\\.ts$": "<rootDir>/../scripts/stripTypes.ts" },
  globalSetup: "<rootDir>/test/prepareFolders.ts",
  globalTeardown: "<rootDir>/test/removeFolders.ts",
  // A worker that opened embedded databases has nothing left to wait for, but Node takes up to a second to give back the gigabyte that it
  // holds. One that something keeps alive is still told, and ended.
  workerGracefulExitTimeout: 5_000,
  maxWorkers: Number(process.env.TEST_WORKERS ?? 2),
  // A single worker is a process of its own only with a limit; what embedded databases leave behind stays below it.
  workerIdleMemoryLimit: "6GB",
  testTimeout: 120_000,
};
