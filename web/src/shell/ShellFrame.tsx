import { lazy, Suspense, useEffect } from "react";
import { Outlet } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { GoneReadings } from "../reading/GoneReadings.tsx";
import { useAdoptOrphanedReadings } from "../reading/useAdoptOrphanedReadings.ts";
import { enter } from "../session/enter.ts";
import { rememberOwner } from "../session/lastOwner.ts";
import { onEndedElsewhere } from "../session/otherTabs.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { Loading } from "../ui/Loading.tsx";
import { useAdoptWaitingFiles } from "../upload/useAdoptWaitingFiles.ts";
import type { SideMenu_query$key } from "./__generated__/SideMenu_query.graphql.ts";
import type { TopBar_user$key } from "./__generated__/TopBar_user.graphql.ts";
import styles from "./ShellFrame.module.css";
import { ShortcutHelp } from "./ShortcutHelp.tsx";
import { SideMenu } from "./SideMenu.tsx";
import { TopBar } from "./TopBar.tsx";
import { useRefreshOnReturn } from "./useRefreshOnReturn.ts";
import { useServiceWorker } from "./useServiceWorker.ts";

const SendWaitingFiles = lazy(async () => ({
  default: (await import("../attachment/SendWaitingFiles.tsx")).SendWaitingFiles,
}));

export function ShellFrame({ queryRef, userRef }: { queryRef: SideMenu_query$key; userRef: TopBar_user$key }) {
  useRefreshOnReturn();
  useAdoptOrphanedReadings();
  useServiceWorker();
  const hasWaitingFiles = useAdoptWaitingFiles();
  useEffect(rememberOwner, []);
  useEffect(() => onEndedElsewhere(() => enter("/login")), []);
  return (
    <>
      <a className={styles.skip} href="#content">
        <Text id="shell.skip" />
      </a>
      <SideMenu queryRef={queryRef} />
      <div className={styles.main}>
        <TopBar userRef={userRef} />
        <GoneReadings />
        <main id="content" className={styles.content} tabIndex={-1}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <ShortcutHelp />
      {hasWaitingFiles && (
        <Boundary fallback={() => null}>
          <Suspense>
            <SendWaitingFiles />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
