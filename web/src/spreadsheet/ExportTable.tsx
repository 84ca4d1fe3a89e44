import { useIntl } from "react-intl";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { type Cell, csv, csvSeparator } from "./csv.ts";
import { ExportButton } from "./ExportButton.tsx";
import { saveFile } from "./saveFile.ts";

type Props = {
  /** The start of the file's name; the day follows. */
  name: string;
  /** Loads the rows, header first, and calls `onProgress` after each page. @throws if a request fails */
  load: (onProgress: (done: number, count: number) => void) => Promise<Cell[][]>;
};

export function ExportTable({ name, load }: Props) {
  const { locale } = useIntl();
  const save = (rows: Cell[][]) => {
    const table = csv(rows, { separator: csvSeparator(locale), locale });
    saveFile(`${name} ${localDay(new Date().toISOString())}.csv`, table, "text/csv;charset=utf-8");
  };
  return <ExportButton label={<Text id="table.export" />} load={load} save={save} />;
}
