import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { QueryBoundary } from "../relay/QueryBoundary.tsx";
import { PageError } from "../ui/PageError.tsx";
import { usePageTitle } from "../ui/usePageTitle.ts";
import styles from "./RouteErrorPage.module.css";

/** The page of the address; one that fails is replaced, and the shell around it stands. */
export function PageOutlet() {
  return (
    <QueryBoundary title={<Text id="shell.failed.title" />} fallback={(notice) => <FailedPage>{notice}</FailedPage>}>
      <Outlet />
    </QueryBoundary>
  );
}

/** The page's code could not be loaded. A browser keeps a failed import, so that only a new document loads it. */
export function RouteErrorPage() {
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

/** In place of everything, when not even the frame could be drawn. */
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
