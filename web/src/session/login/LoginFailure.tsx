import { useFailureText } from "../../errors/useFailureText.ts";
import type { MutationFailure } from "../../relay/mutationResult.ts";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import styles from "./LoginForm.module.css";

/** The live region is rendered before its text, so that screen readers announce the text. */
export function LoginFailure({ failure }: { failure: MutationFailure | null }) {
  const failureText = useFailureText("signIn");
  return (
    <div role="alert">
      {failure && (
        <div className={styles.failure}>
          <StatusIcon name="overdue" size={20} />
          <p>{failureText(failure)}</p>
        </div>
      )}
    </div>
  );
}
