import type { ReactNode } from "react";
import type { MutationFailure } from "../relay/mutationResult.ts";
import type { ErrorContext } from "./errorMessages.ts";
import styles from "./FailureReasons.module.css";
import { useFailureText } from "./useFailureText.ts";

type Props = { items: readonly { name: ReactNode; failure: MutationFailure | null }[]; context: ErrorContext };

export function FailureReasons({ items, context }: Props) {
  const failureText = useFailureText(context);
  return (
    <ul className={styles.reasons}>
      {items.map(({ name, failure }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same name, and the order never changes.
        <li key={index}>
          <strong>{name}</strong> {failure && failureText(failure)}
        </li>
      ))}
    </ul>
  );
}
