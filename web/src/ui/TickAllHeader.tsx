import type { Ref } from "react";
import { useText } from "../i18n/useText.ts";
import table from "./Table.module.css";
import { TickBox } from "./TickBox.tsx";
import type { Ticks } from "./useTicks.ts";

type Props = { rows: readonly { readonly id: string }[]; ticks: Ticks; inputRef: Ref<HTMLInputElement> };

/** The column header of the tick boxes, whose own box stands for all rows that are shown. */
export function TickAllHeader({ rows, ticks, inputRef }: Props) {
  const text = useText();
  const count = rows.filter(({ id }) => ticks.isTicked(id)).length;
  const isAll = count === rows.length;
  return (
    <th scope="col" className={table.tick}>
      <TickBox
        label={text("ticks.all", { count: rows.length })}
        isTicked={isAll}
        isPart={count > 0 && !isAll}
        inputRef={inputRef}
        onTick={ticks.tickAllShown}
      />
    </th>
  );
}
