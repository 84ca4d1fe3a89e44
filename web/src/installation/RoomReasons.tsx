import { useFailureText } from "../errors/useFailureText.ts";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import styles from "./RoomOutcomes.module.css";

type Props = { rooms: readonly { readonly title: string | null; readonly failure: MutationFailure | null }[] };

/** Each room with the reason why it was not made, or lacks its product; one without a title is one whose answer names none. */
export function RoomReasons({ rooms }: Props) {
  const text = useText();
  const failureText = useFailureText("installation");
  return (
    <ul className={styles.reasons}>
      {rooms.map(({ title, failure }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Two rooms may have one name, and none of them moves.
        <li key={index}>
          <strong>{title ?? text("installation.several.unnamed")}</strong> {failure && failureText(failure)}
        </li>
      ))}
    </ul>
  );
}
