import { Button } from "@blueprintjs/core";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useNetworkState } from "../relay/networkState.ts";
import { SearchButton } from "../search/SearchButton.tsx";
import { useSignOut } from "../session/signOut/useSignOut.ts";
import { Boundary } from "../ui/Boundary.tsx";
import type { TopBar_user$key } from "./__generated__/TopBar_user.graphql.ts";
import styles from "./TopBar.module.css";
import { useChangeLanguage } from "./useChangeLanguage.ts";

// These parts are lazy, so that the list of projects does not wait for their code.
const LanguageMenu = lazy(async () => ({ default: (await import("./LanguageMenu.tsx")).LanguageMenu }));
const ConnectionNotice = lazy(async () => ({
  default: (await import("./ConnectionNotice.tsx")).ConnectionNotice,
}));
const UndecidedFiles = lazy(async () => ({ default: (await import("./UndecidedFiles.tsx")).UndecidedFiles }));
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
  const wasOffline = useWasOffline();
  return (
    <header className={styles.bar}>
      <SearchButton onLanguage={changeLanguage} />
      <p role="status" className={styles.notStored}>
        {!isStored && <Text id="shell.language.notStored" />}
      </p>
      {wasOffline && (
        <Boundary fallback={() => null}>
          <Suspense>
            <ConnectionNotice />
          </Suspense>
        </Boundary>
      )}
      <Boundary fallback={() => null}>
        <Suspense>
          <UndecidedFiles />
        </Suspense>
      </Boundary>
      <Boundary fallback={() => <WithoutMenus />}>
        <Suspense>
          <LanguageMenu show="code" onChoose={changeLanguage} />
          <span className={styles.divider} />
          <UserMenu userRef={user} />
        </Suspense>
      </Boundary>
    </header>
  );
}

/** Stays true after the first offline moment, because `ConnectionNotice` also shows what is sent after a reconnect. */
function useWasOffline(): boolean {
  const { isOffline } = useNetworkState();
  const [wasOffline, setWasOffline] = useState(isOffline);
  if (isOffline && !wasOffline) setWasOffline(true);
  return wasOffline;
}

/** Replaces menus whose code could not be loaded. Browsers cache a failed import, so only a reload helps. */
function WithoutMenus() {
  const { signOut, isSigningOut } = useSignOut();
  return (
    <>
      <p role="alert" className={styles.notStored}>
        <Text id="shell.menus.failed" />
      </p>
      <Button disabled={isSigningOut} onClick={() => window.location.reload()}>
        <Text id="app.retry" />
      </Button>
      {/* The question about unsaved work cannot be asked here, so the work stays stored for the next sign-in. */}
      <Button loading={isSigningOut} onClick={() => signOut({ keepStorage: true })}>
        <Text id="shell.user.signOut" />
      </Button>
    </>
  );
}
