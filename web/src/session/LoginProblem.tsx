import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { Shape } from "../ui/Shape.tsx";
import styles from "./LoginForm.module.css";
import type { SignInProblem } from "./useSignInAnswer.ts";

const texts: Record<string, MessageId> = {
  CHALLENGE_EXPIRED: "login.error.expired",
  CODE_INVALID: "login.error.codeInvalid",
  COOKIES_WOULD_BE_DROPPED: "login.error.cookies",
  EMAIL_INVALID: "login.error.emailInvalid",
  EMAIL_REQUIRED: "login.error.emailRequired",
  INCORRECT_CREDENTIALS: "login.error.incorrect",
  MFA_REQUIRED: "login.error.stepLost",
  NETWORK_ERROR: "login.error.network",
  NEW_PASSWORD_REQUIRED: "login.error.stepLost",
  PASSWORD_REQUIRED: "login.error.passwordRequired",
  PASSWORD_REUSED: "login.error.passwordReused",
  PASSWORD_TOO_WEAK: "login.error.tooWeak",
  TEMPORARY_PASSWORD_EXPIRED: "login.error.temporaryExpired",
  TOO_MANY_ATTEMPTS: "login.error.tooMany",
};

/** Over a form: why its step did not work and what to do. The region is there before the words, so that they are announced. */
export function LoginProblem({ problem }: { problem: SignInProblem | null }) {
  return (
    <div role="alert">
      {problem && (
        <div className={styles.problem}>
          <Shape name="overdue" size={20} />
          <p>
            <Text id={texts[problem.code] ?? "login.error.network"} />{" "}
            {problem.caseNumber && <Text id="app.caseNumber" values={{ caseNumber: problem.caseNumber }} />}
          </p>
        </div>
      )}
    </div>
  );
}
