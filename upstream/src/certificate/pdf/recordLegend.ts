import { parseLowerBound, type Verdict } from "../../step/judgeReading.ts";
import type { CertificateTexts } from "../texts/CertificateTexts.ts";
import { formatExpected, formatReading, unitOf } from "./formatReading.ts";
import type { RecordLine, RecordTable } from "./recordTables.ts";

/** Signs are separate from words, because they are drawn in another font. Each paragraph begins a new line. */
export type Legend = { signs: { sign: "△" | "◆"; words: string }[]; others: string; paragraphs: string[] };

export function recordLegend(
  texts: CertificateTexts,
  tables: RecordTable[],
  {
    initials,
    instruments,
    declarations,
  }: { initials: Map<string, string>; instruments: string[]; declarations: string },
): Legend {
  const rows = tables.flatMap(({ rooms }) => rooms.flatMap((room) => room.rows));
  const lines = rows.flatMap((row) => row.lines);
  const readings = lines.flatMap(({ quantity, readings }) => readings.map((reading) => ({ quantity, ...reading })));
  const people = [...initials].map(([name, sign]) => `${sign}\u00a0${name}`).join(", ");
  const overRange = (judged: Verdict, legend: (readings: string) => string) => {
    const found = readings.filter(({ value, verdict }) => verdict === judged && isOverRange(value));
    const signs = found.map(
      ({ quantity, value }) => `${formatReading(texts, quantity, value)}\u00a0${unitOf(quantity)}`,
    );
    return signs.length > 0 && legend([...new Set(signs)].join(", "));
  };
  const others = [
    overRange("WITHIN", texts.overRangeLegend),
    overRange("OUTSIDE", texts.brokenLegend),
    overRange("INCONCLUSIVE", texts.inconclusiveLegend),
    readings.some(({ asked, verdict }) => asked && verdict === "NOT_MEASURED") && texts.notMeasuredLegend,
    people && `${people}.`,
    rows.some(({ photos }) => photos.some(({ length }) => length > 0)) && texts.photoHashes,
    declarations,
  ];
  const isUsed = (judged: Verdict) => readings.some(({ verdict }) => verdict === judged);
  const signs: Legend["signs"] = [];
  if (isUsed("NEAR_LIMIT")) signs.push({ sign: "△", words: texts.nearLegend });
  if (isUsed("OUTSIDE")) signs.push({ sign: "◆", words: texts.outsideLegend });
  const paragraphs = [...tables.flatMap((table) => notes(texts, table)), ...instruments];
  return { signs, others: others.filter(Boolean).join(" "), paragraphs };
}

/** A note for each product with values outside its former product's limits. The product's row has its number. */
function notes(texts: CertificateTexts, { rooms, steps }: RecordTable): string[] {
  return rooms.flatMap(({ title, rows }) =>
    rows.flatMap(({ product, note, lines }) => {
      if (note === undefined) return [];
      const sentences = lines.flatMap((line) => formerSentences(texts, `${title}, ${product}`, steps.length, line));
      return `${note}) ${sentences.join(" ")}`;
    }),
  );
}

function formerSentences(texts: CertificateTexts, room: string, steps: number, line: RecordLine): string[] {
  const found = line.readings.flatMap(({ former, value }, index) =>
    former ? [{ former, value, step: index + 1 }] : [],
  );
  const unit = unitOf(line.quantity);
  return [...Map.groupBy(found, ({ former }) => JSON.stringify(former)).values()].flatMap((alike) => {
    const [{ former } = { former: undefined }] = alike;
    if (!former) return [];
    const limits = formatExpected(texts, line.quantity, {
      minimum: former.minimum ?? undefined,
      maximum: former.maximum ?? undefined,
    });
    const readings = [...new Set(alike.map(({ value }) => formatReading(texts, line.quantity, value)))].join("; ");
    const where =
      alike.length < steps
        ? [
            inSteps(
              texts,
              alike.map(({ step }) => step),
            ),
          ]
        : [];
    const place = [room, ...where, `${readings}\u00a0${unit}`].join(", ");
    const { exchangedOn: day, exchangedBy: person } = former;
    return texts.wasOutsideLegend({ place, limits: `${limits}\u00a0${unit}`, day, person });
  });
}

export function inSteps(texts: CertificateTexts, steps: Iterable<number>): string {
  const numbers = [...steps].toSorted((one, other) => one - other);
  return `${texts.steps(numbers.length)}\u00a0${numbers.join(", ")}`;
}

const isOverRange = (value: Parameters<typeof parseLowerBound>[0]) =>
  value === "OVER_RANGE" || parseLowerBound(value) !== null;
