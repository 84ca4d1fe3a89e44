import { lazy, Suspense } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Boundary } from "../ui/Boundary.tsx";
import formStyles from "./AccountForm.module.css";
import styles from "./AuthenticatorKey.module.css";
import type { AuthenticatorSetup } from "./useStartAuthenticatorSetup.ts";

const QrCode = lazy(async () => ({ default: (await import("../ui/QrCode.tsx")).QrCode }));

/** The key as QR code, as text, and as a link for an app on this device. If the QR code fails, the others remain. */
export function AuthenticatorKey({ setup }: { setup: AuthenticatorSetup }) {
  const text = useText();
  return (
    <>
      <p className={`${formStyles.note} ${styles.how}`} tabIndex={-1} ref={takeFocus}>
        <Text id="account.authenticator.secret.how" />
      </p>
      <div className={styles.ways}>
        <Boundary fallback={() => null}>
          <Suspense fallback={<div className={styles.code} />}>
            <QrCode value={setup.uri} label={text("account.authenticator.secret.image")} className={styles.code} />
          </Suspense>
        </Boundary>
        <div className={styles.words}>
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
        </div>
      </div>
    </>
  );
}

// Focuses the first text of the second step, because the pressed button stands below it.
function takeFocus(how: HTMLParagraphElement | null) {
  how?.focus();
}
