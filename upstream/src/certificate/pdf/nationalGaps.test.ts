import { expect, test } from "@jest/globals";
import { drawRecordOf } from "../../../test/drawRecordOf.ts";
import { recordedSnapshot } from "../../../test/recordedSnapshot.ts";
import { certificateData } from "./certificateData.ts";

test("what is missing has the word in its place, and a room without a signature has lines for signing by hand", async () => {
  const nobody = { name: null, qualification: null, phone: null, email: null };
  const snapshot = recordedSnapshot("FI", { headOfWorks: nobody, statement: null });
  const [room] = snapshot.rooms;
  delete room?.declaration;
  for (const step of room?.products.flatMap(({ steps }) => steps) ?? []) delete step.measuredWith;
  const { text } = await drawRecordOf(snapshot);
  for (const words of [
    ...[
      "Sähkötöiden johtaja puuttuu",
      "Pätevyys puuttuu",
      "Johtajan yhteystiedot puuttuu",
      "Rakentajan selvitys puuttuu",
    ],
    "Mittarit puuttuu: 8 arvolla ei ole mittaria",
    "Badrum 2A puuttuu: tarkastuksen tekijän vakuutus",
    "Allekirjoitus ja nimenselvennys",
  ])
    expect(text).toContain(words);
  const complete = await drawRecordOf(recordedSnapshot("FI"));
  expect(complete.text).not.toContain("puuttuu");
  expect(complete.text).not.toContain("nimenselvennys");
});

test("a list of standards that the firm did not confirm is marked as missing, and a certificate from before says nothing of it", async () => {
  const { version, validFrom, names } = recordedSnapshot("SE").nationalRecord?.standards ?? { names: [] };
  const standards = { version: version ?? "", validFrom: validFrom ?? "", names };
  const asked = recordedSnapshot("SE", { standards: { ...standards, confirmation: null } });
  expect((await drawRecordOf(asked)).text).toContain("Företagets bekräftelse saknas");
  expect(certificateData(asked, new Map()).nationalRecord?.lacks).toEqual(["STANDARDS"]);
  const older = recordedSnapshot("SE", { standards });
  expect((await drawRecordOf(older)).text).not.toContain("Företagets bekräftelse");
  expect(certificateData(older, new Map()).nationalRecord?.lacks).toEqual([]);
});

test("Norway's boxes for the kind of work are left for ticking by hand where none was chosen", async () => {
  const { text } = await drawRecordOf(recordedSnapshot("NO", { workKind: null }));
  expect(text).toContain("Arbeidet gjelder mangler: [ ] nyanlegg [ ] utvidelse [ ] endring");
});

test("a value outside its limits and one that was not measured are counted as deviations", async () => {
  const snapshot = recordedSnapshot("SE");
  const [first, second] = snapshot.rooms[0]?.products[0]?.steps ?? [];
  if (first) first.values.resistance = 120;
  if (second) second.values.insulation = "NOT_MEASURED";
  const { text } = await drawRecordOf(snapshot);
  expect(text).toContain("1 värde är inte inom gränsvärdena eller kan inte bedömas; 1 krävt värde har inte mätts");
});
