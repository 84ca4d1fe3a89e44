import { expect, test } from "@jest/globals";
import { exampleMeasuredWith, exampleSnapshot } from "../../../test/exampleSnapshot.ts";
import { certificateTextsIn } from "../texts/certificateTextsIn.ts";
import { certificateData } from "./certificateData.ts";
import type { CertifiedStep } from "./certificateSnapshot.ts";
import { recordDeclarations } from "./recordDeclarations.ts";
import { recordFiles } from "./recordFiles.ts";
import { recordInstruments } from "./recordInstruments.ts";
import { initialsOf, recordTables } from "./recordTables.ts";

function quantitiesOf(values: CertifiedStep["values"]) {
  const asked = { current: {}, temperature: {}, isWaterSurrounded: {} };
  const step = { label: "ENERGISED", title: "Under spänning", day: null, person: null, asked, values };
  const sizes = { length: 20, power: 360, voltage: 230 };
  const product = { title: "Fjällum SR-18", number: null, marking: null, ...sizes, steps: [step] };
  const [table] = recordTables({ rooms: [{ title: "Bad", hasPhotos: true, products: [product] }] });
  return table?.rooms[0]?.rows[0]?.lines.map(({ quantity, verdict }) => `${quantity} ${verdict}`);
}

test("a value that was asked for and is missing is told; whether the cable lay in water may be left unsaid", () => {
  expect(quantitiesOf({ current: 1.57 })).toEqual(["current NO_LIMIT", "temperature NOT_MEASURED"]);
  expect(quantitiesOf({ current: 1.57, temperature: 5, isWaterSurrounded: false })).toEqual([
    "current NO_LIMIT",
    "temperature NO_LIMIT",
    "isWaterSurrounded NO_LIMIT",
  ]);
});

test("no two people share a sign", () => {
  const signs = initialsOf(["Elin Sandberg", "Jonas Bergkvist", "Erik Ström", "Elin Sandberg", "Åsa Öberg"]);
  expect([...signs]).toEqual([
    ["Elin Sandberg", "ES"],
    ["Jonas Bergkvist", "JB"],
    ["Erik Ström", "ES2"],
    ["Åsa Öberg", "ÅÖ"],
  ]);
});

test("a certificate says of each room who declared it, and whether it was signed", () => {
  const snapshot = exampleSnapshot();
  const texts = certificateTextsIn("sv");
  expect(recordDeclarations(texts, snapshot)).toBe("");
  const declaration = { person: "Åsa Ek", at: "2026-11-24T13:05:00.000Z", day: "2026-11-24", signed: null };
  for (const room of snapshot.rooms) room.declaration = declaration;
  expect(recordDeclarations(texts, snapshot)).toBe("Försäkrat av Åsa Ek 2026-11-24, inte signerat.");
  const key = { algorithm: "ES256" as const, publicKey: "", authenticatorData: "", clientData: "", signature: "" };
  const [first] = snapshot.rooms;
  const signed = { ...key, text: "", sha256: "", record: "", hashes: null, nonce: "" };
  if (first) first.declaration = { ...declaration, signed };
  expect(recordDeclarations(texts, snapshot)).toContain(
    `${first?.title}: Försäkrat av Åsa Ek 2026-11-24, signerat med nyckel (passkey).`,
  );
});

test("a certificate says with which instrument a value was measured, and that its calibration had ended", () => {
  const snapshot = exampleSnapshot();
  const [step] = snapshot.rooms[0]?.products[0]?.steps ?? [];
  if (step) step.measuredWith = exampleMeasuredWith;
  expect(recordInstruments(certificateTextsIn("sv"), snapshot)).toEqual([
    "Mätt med M2 Elmät IR-500, 21-0377, 500\u00a0V, steg\u00a01; kalibreringen hade gått ut 2026-11-05.",
  ]);
  const values = certificateData(snapshot, new Map()).rooms[0]?.products[0]?.steps[0]?.values;
  const insulation = values?.find(({ quantity }) => quantity === "insulation");
  expect(insulation).toMatchObject({ testVoltage: 500, instrument: { mark: "M2", isOverdue: true } });
  expect(values?.find(({ quantity }) => quantity === "resistance")).toMatchObject({ instrument: null });
  expect(recordInstruments(certificateTextsIn("sv"), exampleSnapshot())).toEqual([]);
});

test("a certificate tells a value that was read from a file, with its line, from a typed one", () => {
  const snapshot = exampleSnapshot();
  const [step] = snapshot.rooms[0]?.products[0]?.steps ?? [];
  if (step) step.measuredWith = exampleMeasuredWith;
  expect(recordFiles(certificateTextsIn("sv"), snapshot)).toEqual([
    "1 värde ur instrumentets fil ir500.csv, steg\u00a01; övriga är inmatade manuellt.",
  ]);
  const values = certificateData(snapshot, new Map()).rooms[0]?.products[0]?.steps[0]?.values;
  const file = { fileName: "ir500.csv", sha256: "0f".repeat(32), line: 4, text: "TV-B16;88,9;2" };
  expect(values?.find(({ quantity }) => quantity === "insulation")?.file).toEqual(file);
  expect(values?.find(({ quantity }) => quantity === "resistance")?.file).toBeNull();
  expect(recordFiles(certificateTextsIn("sv"), exampleSnapshot())).toEqual([]);
});
