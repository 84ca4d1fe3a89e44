import { parseLowerBound, type Verdict } from "../../step/judgeReading.ts";
import type { CertificateTexts } from "../texts/CertificateTexts.ts";
import { formatExpected, formatReading, unitOf } from "./formatReading.ts";
import type { RecordTable } from "./recordTables.ts";

/** Signs are separate from words, because they are drawn in another font. */
export type Legend = { signs: { sign: "△" | "◆"; words: string }[]; others: string };

export function recordLegend(
  texts: CertificateTexts,
  tables: RecordTable[],
  { initials, instruments }: { initials: Map<string, string>; instruments: string },
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
    ...tables.flatMap((table) => formerLines(texts, table)),
    readings.some(({ asked, verdict }) => asked && verdict === "NOT_MEASURED") && texts.notMeasuredLegend,
    people && `${people}.`,
    instruments,
    rows.some(({ photos }) => photos.some(({ length }) => length > 0)) && texts.photoHashes,
  ];
  const isUsed = (judged: Verdict) => readings.some(({ verdict }) => verdict === judged);
  const signs: Legend["signs"] = [];
  if (isUsed("NEAR_LIMIT")) signs.push({ sign: "△", words: texts.nearLegend });
  if (isUsed("OUTSIDE")) signs.push({ sign: "◆", words: texts.outsideLegend });
  return { signs, others: others.filter(Boolean).join(" ") };
}

function formerLines(texts: CertificateTexts, { rooms, steps }: RecordTable): string[] {
  return rooms.flatMap(({ title, rows }) =>
    rows.flatMap(({ product, lines }) =>
      lines.flatMap(({ quantity, readings }) =>
        readings.flatMap(({ former, value }, index) => {
          if (!former) return [];
          const { minimum, maximum, exchangedOn: day, exchangedBy: person } = former;
          const limits = formatExpected(texts, quantity, {
            minimum: minimum ?? undefined,
            maximum: maximum ?? undefined,
          });
          const reading = formatReading(texts, quantity, value);
          const unit = unitOf(quantity);
          const place = `${title}, ${product}, ${steps[index]?.title}, ${reading}\u00a0${unit}`;
          return texts.wasOutsideLegend({ place, limits: `${limits}\u00a0${unit}`, day, person });
        }),
      ),
    ),
  );
}

const isOverRange = (value: Parameters<typeof parseLowerBound>[0]) =>
  value === "OVER_RANGE" || parseLowerBound(value) !== null;
