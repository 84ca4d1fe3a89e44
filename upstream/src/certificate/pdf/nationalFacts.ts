import type { CertificateTexts } from "../texts/CertificateTexts.ts";
import type { NationalRecordTexts, RecordPart } from "../texts/NationalRecordTexts.ts";
import type { CertificateSnapshot, CertifiedInstrument, NationalRecord } from "./certificateSnapshot.ts";
import type { Fact } from "./drawFacts.ts";
import { formatAmount } from "./formatReading.ts";
import { measuredValues, stepsOf, testVoltages, withoutInstrument } from "./recordLacks.ts";
import { recordTables } from "./recordTables.ts";

export type Recorded = CertificateSnapshot & { nationalRecord: NationalRecord };
type Facts = (words: NationalRecordTexts, recorded: Recorded, texts: CertificateTexts) => Fact[];

export function factsOf(
  part: RecordPart,
  words: NationalRecordTexts,
  texts: CertificateTexts,
  recorded: Recorded,
): Fact[] {
  return part === "results" ? [] : facts[part](words, recorded, texts);
}

const facts: Record<Exclude<RecordPart, "results">, Facts> = {
  object: (words, { project, customer }) => [
    { label: words.object, value: [project.name, project.folder].filter(Boolean).join(" / ") },
    { label: words.address, value: [project.postalCode, project.city].filter(Boolean).join(" ") },
    { label: words.customer, value: customer.name },
  ],
  work: (words, { rooms, nationalRecord: { period } }) => [
    { label: words.work, value: words.workOf(rooms.length, rooms.flatMap(({ products }) => products).length) },
    { label: words.rooms, value: rooms.map(({ title }) => title).join("; ") },
    given(words.period, period && [...new Set([period.from, period.until])].join(" – ")),
  ],
  // Without a chosen kind, the boxes are for ticking by hand.
  kind: (words, { nationalRecord: { workKind } }) => {
    const boxes = Object.entries(words.kinds).map(([kind, name]) => `${kind === workKind ? ticked : box}\u00a0${name}`);
    return [{ label: words.kind, value: boxes.join("   "), isMissing: !workKind }];
  },
  firm: (words, { company, nationalRecord: { firm } }, { orgNumber }) => [
    {
      label: words.firm,
      value: [company.name, company.orgNumber && `${orgNumber} ${company.orgNumber}`, firm.address]
        .filter(Boolean)
        .join(", "),
    },
    { label: words.contact, value: [firm.phone, firm.email].filter(Boolean).join(", ") },
  ],
  head: (words, { nationalRecord: { headOfWorks } }) => [
    given(words.head, headOfWorks.name),
    given(words.qualification, headOfWorks.qualification),
    given(words.headContact, [headOfWorks.phone, headOfWorks.email].filter(Boolean).join(", ")),
  ],
  people: (words, { rooms, installerNames }) => {
    const names = new Set([...installerNames, ...stepsOf(rooms).flatMap(({ person }) => person ?? [])]);
    return [given(words.people, [...names].join(", "))];
  },
  statement: (words, { nationalRecord: { statement } }) => [given(words.statement, statement)],
  deviations: (words, { rooms }) => [
    { label: words.values, value: valuesInWords(words, rooms) },
    ...(words.otherFaults ? [words.otherFaults] : []),
  ],
  standards: (words, { nationalRecord: { standards, period } }) => [
    { label: words.standards, value: standards.names.join("; ") },
    { label: "", value: words.standardsVersion(standards.version, period?.from ?? null) },
    ...(standards.confirmation === undefined
      ? []
      : [given(words.confirmation, standards.confirmation && words.confirmed(standards.confirmation))]),
  ],
  methods: (words, { rooms }, texts) => methodsOf(words, rooms, texts),
  photos: (words, { rooms }) => {
    const count = stepsOf(rooms).reduce((sum, { photos = [] }) => sum + photos.length, 0);
    return [given(words.photos, count > 0 && words.photosOf(count))];
  },
  products: (words, { rooms }, { locale }) => [
    ...rooms.flatMap(({ title, products }) =>
      products.map(({ title: product, marking, length, power, voltage }) => ({
        label: title,
        value: [
          [product, marking].filter(Boolean).join(", "),
          formatAmount(locale, length, 1, "m"),
          formatAmount(locale, power, 0, "W"),
          formatAmount(locale, voltage, 0, "V"),
        ].join("; "),
      })),
    ),
    { label: words.manufacturer, value: words.manufacturerGuide },
  ],
  signature: signaturesOf,
};

const box = "[\u00a0\u00a0\u00a0]";
const ticked = "[\u00a0X\u00a0]";

function given(label: string, value: string | null | false): Fact {
  return value ? { label, value } : { label, value: "", isMissing: true };
}

type Rooms = CertificateSnapshot["rooms"];

function valuesInWords(words: NationalRecordTexts, rooms: Rooms): string {
  const rows = recordTables({ rooms }).flatMap((table) => table.rooms.flatMap((room) => room.rows));
  const readings = rows.flatMap(({ lines }) => lines.flatMap((line) => line.readings)).filter(({ asked }) => asked);
  const notMeasured = readings.filter(({ verdict }) => verdict === "NOT_MEASURED").length;
  const bad = readings.filter(({ verdict }) => verdict === "OUTSIDE" || verdict === "INCONCLUSIVE").length;
  return bad + notMeasured > 0 ? words.deviating(bad, notMeasured) : words.within(readings.length);
}

function methodsOf(words: NationalRecordTexts, rooms: Rooms, texts: CertificateTexts): Fact[] {
  const steps = stepsOf(rooms);
  const measured = [...new Set(steps.flatMap(measuredValues))];
  const told = steps.flatMap(({ measuredWith = {} }) => Object.values(measuredWith));
  const lacking = steps.flatMap(withoutInstrument).length;
  const instruments = new Map(
    told.flatMap(({ instrument }) => (instrument ? [[nameOf(words, instrument), instrument]] : [])),
  );
  const sorted = [...instruments].toSorted(([, one], [, other]) => one.number - other.number);
  return [
    given(words.quantities, measured.map((quantity) => texts.quantities[quantity]).join("; ")),
    ...(measured.includes("insulation")
      ? [
          given(
            words.testVoltage,
            testVoltages(steps)
              .map((volt) => `${volt}\u00a0V`)
              .join(", "),
          ),
        ]
      : []),
    ...sorted.map(([name], index) => ({ label: index === 0 ? words.instrument : "\u00a0", value: name })),
    ...(lacking > 0 ? [{ label: words.instrument, value: words.withoutInstrument(lacking), isMissing: true }] : []),
    { label: words.visual, value: `${box}\u00a0${words.visualDone}` },
  ];
}

function nameOf(
  words: NationalRecordTexts,
  { maker, model, serialNumber, ...calibration }: CertifiedInstrument,
): string {
  return words.instrumentOf({ ...calibration, name: `M${calibration.number} ${maker} ${model} ${serialNumber}` });
}

/** A line for each group of rooms with the same person, day and signature. Several lines name their rooms. */
function signaturesOf(words: NationalRecordTexts, recorded: Recorded): Fact[] {
  const { rooms, company } = recorded;
  const groups = Map.groupBy(rooms, ({ declaration }) => {
    if (!declaration) return "";
    return JSON.stringify([declaration.person, declaration.day, declaration.signed !== null]);
  });
  return [...groups.values()].map((alike): Fact => {
    const label = groups.size > 1 ? alike.map(({ title }) => title).join(", ") : "";
    const [declaration] = alike.map((room) => room.declaration);
    if (!declaration) return { label, value: words.noDeclaration, isMissing: true };
    const told = { person: withRole(words, recorded, declaration.person), day: declaration.day };
    if (!declaration.signed) return { label, value: words.notSigned(told), isMissing: true };
    const hashes = alike.flatMap((room) => room.declaration?.signed?.sha256 ?? []).map(shorten);
    return {
      label,
      value: [words.signed({ ...told, place: company.city }), `SHA-256 ${hashes.join(", ")}`].join("\n"),
    };
  });
}

function withRole(words: NationalRecordTexts, { nationalRecord, installerNames }: Recorded, person: string | null) {
  if (person === null) return "–";
  if (person === nationalRecord.headOfWorks.name) return `${person} (${words.head.toLocaleLowerCase(words.language)})`;
  return installerNames.includes(person) ? `${person} (${words.installer})` : person;
}

const shorten = (sha256: string) => `${sha256.slice(0, 8)}…${sha256.slice(-8)}`;
