import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import type { TopBar_user$key } from "./__generated__/TopBar_user.graphql.ts";
import { LanguageMenu } from "./LanguageMenu.tsx";
import styles from "./TopBar.module.css";
import { UserMenu } from "./UserMenu.tsx";
import { useChangeLanguage } from "./useChangeLanguage.ts";

export function TopBar({ userRef }: { userRef: TopBar_user$key }) {
  const user = useFragment(
    graphql`
      fragment TopBar_user on User {
        ...UserMenu_user
      }
    `,
    userRef,
  );
  const { changeLanguage, isStored } = useChangeLanguage();
  return (
    <header className={styles.bar}>
      <p role="status" className={styles.notStored}>
        {!isStored && <Text id="shell.language.notStored" />}
      </p>
      <LanguageMenu show="code" onChoose={changeLanguage} />
      <span className={styles.divider} />
      <UserMenu userRef={user} />
    </header>
  );
}
