import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import type { SortDirection } from "../ui/SortableHeader.tsx";

type Keys<Row, Column extends string> = Record<Column, (row: Row) => string | number>;

/** Sorts the rows of a small table, initially by the column `first`. Texts follow the alphabet of the language. */
export function useSortedRows<Row, Column extends string>(
  rows: readonly Row[],
  keys: Keys<Row, Column>,
  first: NoInfer<Column>,
) {
  const { locale } = useIntl();
  const [order, setOrder] = useState<{ column: Column; direction: SortDirection }>({
    column: first,
    direction: "ascending",
  });
  const sorted = useMemo(() => {
    const words = new Intl.Collator(locale, { numeric: true });
    const key = keys[order.column];
    const sign = order.direction === "ascending" ? 1 : -1;
    return rows.toSorted((a, b) => sign * compare(key(a), key(b), words));
  }, [rows, keys, order, locale]);
  const directionOf = (column: Column) => (column === order.column ? order.direction : null);
  const sortBy = (column: Column) =>
    setOrder((now) => ({
      column,
      direction: now.column === column && now.direction === "ascending" ? "descending" : "ascending",
    }));
  return { sorted, directionOf, sortBy };
}

function compare(a: string | number, b: string | number, words: Intl.Collator): number {
  return typeof a === "number" && typeof b === "number" ? a - b : words.compare(String(a), String(b));
}
