import { useText } from "../i18n/useText.ts";
import type { Cell } from "../spreadsheet/csv.ts";
import { ExportTable } from "../spreadsheet/ExportTable.tsx";
import type { Counts } from "./figureCounts.ts";
import type { FigureRow } from "./figureRows.ts";

type Props = { period: string; total: Counts; months: readonly FigureRow[]; installers: readonly FigureRow[] };

export function ExportFigures({ period, total, months, installers }: Props) {
  const text = useText();
  const load = async (): Promise<Cell[][]> => [
    [
      ...[text("figures.of"), text("figures.name"), text("figures.activated"), text("figures.sent")],
      ...[text("figures.rooms"), text("figures.median"), text("figures.percentile90")],
      ...[text("figures.judgedValues"), text("figures.outsideValues")],
    ],
    [text("figures.total"), period, ...cellsOf(total)],
    ...months.map(({ key, counts }) => [text("figures.month"), key, ...cellsOf(counts)]),
    ...installers.map(({ name, counts }) => [text("figures.installer"), name, ...cellsOf(counts)]),
  ];
  return <ExportTable name={text("figures.title")} load={load} />;
}

function cellsOf(counts: Counts): Cell[] {
  const { activated, sent, rooms, medianDays, percentile90Days, judgedValues, outsideValues } = counts;
  return [activated, sent, rooms, medianDays ?? null, percentile90Days ?? null, judgedValues, outsideValues];
}
