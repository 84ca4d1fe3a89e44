import { lazy, Suspense } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { Boundary } from "../ui/Boundary.tsx";
import type { TopBar_user$key } from "./__generated__/TopBar_user.graphql.ts";
import styles from "./TopBar.module.css";
import { useChangeLanguage } from "./useChangeLanguage.ts";

// The list of projects does not wait for what the menus are drawn with.
const LanguageMenu = lazy(async () => ({ default: (await import("./LanguageMenu.tsx")).LanguageMenu }));
const UserMenu = lazy(async () => ({ default: (await import("./UserMenu.tsx")).UserMenu }));

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
      {/* Code that cannot be fetched takes the menus away until a reload, and not the page. */}
      <Boundary resetKey={null} fallback={() => null}>
        <Suspense>
          <LanguageMenu show="code" onChoose={changeLanguage} />
          <span className={styles.divider} />
          <UserMenu userRef={user} />
        </Suspense>
      </Boundary>
    </header>
  );
}
