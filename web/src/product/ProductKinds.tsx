import { ChevronRight } from "@blueprintjs/icons";
import { useId } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import styles from "./ProductKinds.module.css";

/** Each text is a word by which the search finds the kind (`productWords` in the reference service). */
const kinds: MessageId[] = [
  "product.kind.cable",
  "product.kind.mat",
  "product.kind.foil",
  "product.kind.series",
  "product.kind.selfRegulating",
  "product.kind.parallel",
];

export function ProductKinds({ onChoose }: { onChoose: (word: string) => void }) {
  const text = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        <Text id="product.kinds" />
      </h3>
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind}>
            <button type="button" className={styles.kind} onClick={() => onChoose(text(kind))}>
              <Text id={kind} />
              <ChevronRight size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
