import { Text } from "../i18n/Text.tsx";
import { Shape } from "../ui/Shape.tsx";
import type { Quantity } from "./reading.ts";
import styles from "./VerdictLine.module.css";
import { type Verdict, verdictLook } from "./verdict.ts";

/** The verdict in words, above the gauge at its right end. */
export function VerdictLine({ verdict, quantity }: { verdict: Verdict | null | undefined; quantity: Quantity }) {
  const { shape, tone, id } = verdictLook(verdict, quantity);
  return (
    <span className={`${styles.verdict} ${styles[tone]}`}>
      <Shape name={shape} size={16} />
      <Text id={id} />
    </span>
  );
}
