const onServer = process.env.TEST_DATABASE_URL !== undefined;
// Set where the same run has a server: the rest of the tests then runs there alone, since both are PostgreSQL.
const embeddedOnly = process.env.TEST_EMBEDDED_ONLY === "true";
// Tests of the embedded database alone or of no database, whose second run would prove nothing new, and tests that need a server.
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
// Tests of both, since the embedded database sorts, searches, queues or counts in its own process.
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

/** ES modules with types stripped as by Node; each file of tests has its own data folder, or database on a server, and free ports. */
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
  // A worker that opened embedded databases has nothing left to wait for, but Node takes up to a second to give back the gigabyte that it
  // holds. One that something keeps alive is still told, and ended.
  workerGracefulExitTimeout: 5_000,
  maxWorkers: Number(process.env.TEST_WORKERS ?? 2),
  // A single worker is a process of its own only with a limit; what embedded databases leave behind stays below it.
  workerIdleMemoryLimit: "6GB",
  testTimeout: 120_000,
};
