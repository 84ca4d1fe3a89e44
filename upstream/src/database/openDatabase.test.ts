import { expect, test } from "@jest/globals";
import { openDatabase } from "./openDatabase.ts";

test.each([
  ["the database", {}],
  ["the owner's address", { databaseOwnerUrl: "postgres://owner:secret@127.0.0.1:1/warranty" }],
])("a server that does not answer at the start is told with its variable, without a password: %s", async (_, owner) => {
  const databaseUrl = "postgres://warranty:secret@127.0.0.1:1/warranty";
  const message =
    /^The database does not answer \(connect ECONNREFUSED 127\.0\.0\.1:1\)\. Start it, or correct DATABASE_URL/;
  const refusal = await openDatabase({ databaseUrl, dataDir: "unused", ...owner }).catch((error: Error) => error);
  expect(refusal).toEqual(expect.objectContaining({ message: expect.stringMatching(message) }));
  expect(String(refusal)).not.toContain("secret");
});
