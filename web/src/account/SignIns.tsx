import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import styles from "./UserTable.module.css";

type Props = {
  user: {
    readonly lastSignInAt: string | null | undefined;
    readonly invitedUntil: string | null | undefined;
    readonly usesAuthenticator: boolean | null | undefined;
  };
  /** True if the user has not accepted the invitation. */
  isInvited?: boolean;
};

export function SignIns({ user: { lastSignInAt, invitedUntil, usesAuthenticator }, isInvited = false }: Props) {
  if (invitedUntil) {
    const id = Date.parse(invitedUntil) < Date.now() ? "account.users.invitationEnded" : "account.users.invitedUntil";
    return <Text id={id} values={{ day: localDay(invitedUntil) }} />;
  }
  if (isInvited && !lastSignInAt) return <Text id="account.users.invited" />;
  if (!lastSignInAt && usesAuthenticator === null) return "–";
  return (
    <>
      {lastSignInAt ? (
        localDay(lastSignInAt)
      ) : (
        <span className={styles.never}>
          <Text id="account.users.neverSignedIn" />
        </span>
      )}
      {usesAuthenticator && (
        <span className={styles.authenticator}>
          <Text id="account.authenticator.title" />
        </span>
      )}
    </>
  );
}
