const onServer = process.env.TEST_DATABASE_URL !== undefined;
// If another run tests on a database server, this run has only the tests of `onceOnly` and `both`.
const embeddedOnly = process.env.TEST_EMBEDDED_ONLY === "true";
// A run on a database server skips these tests, which are about the embedded database or no database.
const onceOnly = [
  "/src/demo/",
  "/src/threads/",
  "/certificate/pdf/",
  "embeddedDatabase",
  "startPgliteWorker",
  "privateFolder",
  "lockDataFolder",
  "/backup\\.test",
  "createCompanyCommand",
  "SurvivesKill",
  "fullDisk",
  "outboxPages",
  "composeCertificateMail",
  "composeWeeklyMail",
  "callOrigin",
  "fairQueue",
  "openOutbox",
  "openSmtp",
  "catalogue\\.test",
  "judgeReading",
  "postWebhook",
  "test/openapi\\.test",
];
// The embedded database sorts, searches, queues and counts in its own process, so these tests run on both databases.
const both = [
  "companyHistories",
  "statements",
  "importProjects",
  "heavyRequests",
  "idempotency\\.test",
  "search\\.test",
  "sortedProjects",
  "/project\\.test",
  "storeRecording",
  "tenancy",
  "vacuumTables",
  "mailJobs",
  "batch\\.test",
];
const aboutServer = ["\\.postgres\\.test\\.ts$"];

/** Jest runs ES modules, whose types `stripTypes` removes as Node does. */
export default {
  testEnvironment: "<rootDir>/../scripts/jestEnvironment.ts",
  roots: ["<rootDir>/src", "<rootDir>/test"],
  testRegex: embeddedOnly ? `^(?=.*\\.test\\.ts$).*(${[...onceOnly, ...both].join("|")})` : "\\.test\\.ts$",
  testPathIgnorePatterns: ["/node_modules/", ...(onServer ? onceOnly : aboutServer)],
  cacheDirectory: "<rootDir>/node_modules/.cache/jest",
  extensionsToTreatAsEsm: [".ts"],
  transform: { "\\.ts$": "<rootDir>/../scripts/stripTypes.ts" },
  globalSetup: "<rootDir>/test/prepareTemplate.ts",
  globalTeardown: "<rootDir>/test/removeTemplate.ts",
  // Jest kills a worker that has not ended by then. Node needs up to a second to free the memory of embedded databases.
  workerGracefulExitTimeout: 5_000,
  maxWorkers: Number(process.env.TEST_WORKERS ?? 2),
  // Jest starts a single worker as a separate process only if this limit is set. Workers stay below 6 GB.
  workerIdleMemoryLimit: "6GB",
  testTimeout: 120_000,
};
