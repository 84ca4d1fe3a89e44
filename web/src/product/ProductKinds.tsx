import { ChevronRight } from "@blueprintjs/icons";
import { useId } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import styles from "./ProductKinds.module.css";

export type KindCounts = readonly { readonly kind: string; readonly count: number }[];

/** Each text is a word by which the search finds the kind (`kindWords` in the reference service). */
const kinds: [string, MessageId][] = [
  ["CABLE", "product.kind.cable"],
  ["SERIES_RESISTIVE", "product.kind.series"],
  ["SELF_REGULATING", "product.kind.selfRegulating"],
  ["PARALLEL_RESISTIVE", "product.kind.parallel"],
  ["MAT", "product.kind.mat"],
  ["FOIL", "product.kind.foil"],
];

type Props = {
  /** Left out if the service does not count products by kind. */
  counts: KindCounts | undefined;
  onChoose: (word: string) => void;
};

export function ProductKinds({ counts, onChoose }: Props) {
  const text = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        <Text id="product.kinds" />
      </h3>
      <ul className={styles.kinds}>
        {kinds.map(([kind, word]) => (
          <li key={kind}>
            <button type="button" className={styles.kind} onClick={() => onChoose(text(word))}>
              <span className={styles.word}>
                <Text id={word} />
              </span>
              <span className={styles.count}>{counts?.find((each) => each.kind === kind)?.count}</span>
              <ChevronRight size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
