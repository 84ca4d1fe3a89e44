import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

const src = new URL("../src/", import.meta.url);
const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .sort()
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !name.includes("migrations/"))
  .map((name) => ({ name, text: readFileSync(new URL(name, src), "utf8") }));

function placesOf(pattern: RegExp): string[] {
  return files.flatMap(({ name, text }) =>
    [...text.matchAll(pattern)].map(([place]) => `${name}: ${place.replaceAll(/\s+/g, " ")}`),
  );
}

test("every update of a row with a version sets its next version, but for figures that the service counts", () => {
  const versioned = "company|app_user|project|folder|installation|template";
  expect(
    placesOf(new RegExp(`updateTable\\("(?:${versioned})"\\)(?!\\s*\\.set\\(\\s*withNextVersion\\().*\\s*.*`, "g")),
  ).toEqual([
    'certificate/issueCertificates.ts: updateTable("company") .set((eb) => ({ certificate_count: eb("certificate_count", "+", count) }))',
  ]);
  expect(placesOf(new RegExp(`update (?:${versioned}) set.*`, "g"))).toEqual([
    expect.stringMatching(/^backup.restoreBackup.ts: update company set certificate_count = certificate_count \+ /),
    "certificate/storeJudgedValues.ts: update installation set judged_values = counted.judged, outside_values = counted.outside",
    expect.stringMatching(
      /^database.refreshProgress.ts: update project set .installation_count, completed_count, activated_count. = /,
    ),
  ]);
});

test("every deletion of rows with bytes in the store of files lists these, also where an installation takes them along", () => {
  expect(placesOf(/(?:deleteFrom\("|delete from )(?:file|certificate_archive|export)\b(?!_)/g)).toEqual([]);
  const holders = files.filter(({ text }) => /deleteFrom\("(?:installation|folder|project)"\)/.test(text));
  const forgetful = holders.filter(({ text }) => !text.includes("await deleteInstallationFiles("));
  // makeImport.ts is an exception, because an import removes only projects without installations.
  expect(forgetful.map(({ name }) => name)).toEqual(["project/makeImport.ts"]);
});
