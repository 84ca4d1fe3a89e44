import type { Ref } from "react";
import { useText } from "../i18n/useText.ts";
import table from "./Table.module.css";
import { TickBox } from "./TickBox.tsx";
import type { Ticks } from "./useTicks.ts";

type Props = {
  count: number;
  tickedCount: number;
  ticks: Pick<Ticks, "tickAllShown">;
  inputRef: Ref<HTMLInputElement>;
};

export function TickAllHeader({ count, tickedCount, ticks, inputRef }: Props) {
  const text = useText();
  const isAll = tickedCount === count;
  return (
    <th scope="col" className={table.tick}>
      <TickBox
        label={text("ticks.all", { count })}
        isTicked={isAll}
        isPart={tickedCount > 0 && !isAll}
        inputRef={inputRef}
        onTick={ticks.tickAllShown}
      />
    </th>
  );
}
