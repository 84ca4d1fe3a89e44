import { type ReactNode, useEffect } from "react";
import { Outlet, useRouteError } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { QueryBoundary } from "../relay/QueryBoundary.tsx";
import { noticeCrash } from "../relay/watchCrashes.ts";
import { PageError } from "../ui/PageError.tsx";
import { usePageTitle } from "../ui/usePageTitle.ts";
import styles from "./RouteErrorPage.module.css";

/** A failed page is replaced; the shell around it stays. */
export function PageOutlet() {
  return (
    <QueryBoundary title={<Text id="shell.failed.title" />} fallback={(notice) => <FailedPage>{notice}</FailedPage>}>
      <Outlet />
    </QueryBoundary>
  );
}

/** For code that could not be loaded or a crashed shell. Browsers cache a failed import: only a reload helps. */
export function RouteErrorPage() {
  const error = useRouteError();
  useEffect(() => noticeCrash(error), [error]);
  return (
    <FailedPage>
      <PageError
        title={<Text id="shell.failed.title" />}
        reason={<Text id="shell.failed.other" />}
        onRetry={() => window.location.reload()}
      />
    </FailedPage>
  );
}

export function LastResortPage() {
  return (
    <main className={styles.alone}>
      <RouteErrorPage />
    </main>
  );
}

function FailedPage({ children }: { children: ReactNode }) {
  const text = useText();
  const heading = usePageTitle(text("shell.failed.page"));
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        <Text id="shell.failed.page" />
      </h1>
      {children}
    </>
  );
}
