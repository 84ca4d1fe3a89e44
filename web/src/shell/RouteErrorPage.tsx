import { useRevalidator, useRouteError } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import { NetworkFailure } from "../relay/NetworkFailure.ts";
import { PageError } from "../ui/PageError.tsx";
import styles from "./RouteErrorPage.module.css";
import { usePageTitle } from "./usePageTitle.ts";

/** A page that failed, in its place; the shell around it stands. Trying again runs the page's loaders. */
export function RouteErrorPage() {
  const { revalidate, state } = useRevalidator();
  return <FailedPage onRetry={() => void revalidate()} isRetrying={state !== "idle"} />;
}

/** What is left when not even the frame could be drawn: the page is loaded from the start. */
export function LastResortPage() {
  return (
    <main className={styles.alone}>
      <FailedPage onRetry={() => window.location.reload()} isRetrying={false} />
    </main>
  );
}

function FailedPage({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const text = useText();
  const error = useRouteError();
  const heading = usePageTitle(text("shell.failed.page"));
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        <Text id="shell.failed.page" />
      </h1>
      <PageError
        title={<Text id="shell.failed.title" />}
        reason={<Text id={error instanceof NetworkFailure ? "shell.failed.network" : "shell.failed.other"} />}
        caseNumber={caseNumber(error)}
        isRetrying={isRetrying}
        onRetry={onRetry}
      />
    </>
  );
}
