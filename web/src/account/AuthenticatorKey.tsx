import { Text } from "../i18n/Text.tsx";
import formStyles from "./AccountForm.module.css";
import styles from "./AuthenticatorKey.module.css";
import type { AuthenticatorSetup } from "./useStartAuthenticatorSetup.ts";

/** The key that an authenticator app is told, in groups of four to type, or as a link for an app on this very device. */
export function AuthenticatorKey({ setup }: { setup: AuthenticatorSetup }) {
  return (
    <>
      <p className={`${formStyles.note} ${styles.how}`} tabIndex={-1} ref={takeFocus}>
        <Text id="account.authenticator.secret.how" />
      </p>
      <dl className={styles.key}>
        <dt>
          <Text id="account.authenticator.secret.label" />
        </dt>
        <dd translate="no">{setup.secret.replace(/(.{4})(?=.)/g, "$1 ")}</dd>
      </dl>
      <p className={styles.link}>
        <a href={setup.uri}>
          <Text id="account.authenticator.secret.link" />
        </a>
      </p>
    </>
  );
}

// The second step is read from its beginning; the button that led here is further down.
function takeFocus(how: HTMLParagraphElement | null) {
  how?.focus();
}
