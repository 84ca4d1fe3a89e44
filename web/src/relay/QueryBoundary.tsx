import type { ReactNode } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { Boundary } from "../ui/Boundary.tsx";
import { PageError } from "../ui/PageError.tsx";
import {
  hasNoAnswer,
  NetworkFailure,
  noAnswer,
  type RequestFailure,
  requestFailure,
  UnansweredField,
} from "./failures.ts";
import { useRestartQueries } from "./useRestartQueries.ts";

type Props = {
  children: ReactNode;
  /** Names the failed part. */
  title: ReactNode;
  /** The explanation; chosen by the kind of failure if absent. */
  reason?: MessageId;
  /** The explanation while offline; `reason` if absent. */
  offlineReason?: MessageId;
  /** Renders the notice, and perhaps other content, in place of the failed region. */
  fallback?: (notice: ReactNode, failure: RequestFailure) => ReactNode;
};

/** Catches failures in one region of a page, and shows a button that restarts the page's queries. */
export function QueryBoundary({ children, title, reason, offlineReason, fallback = (notice) => notice }: Props) {
  const { restart, isRestarting, loaderData } = useRestartQueries();
  const drawFailure = (error: unknown) => {
    const failure = requestFailure(error);
    const notice = (
      <PageError
        title={title}
        reason={<Text id={(failure.code === noAnswer && offlineReason) || reason || reasonOf(error, failure)} />}
        requestId={failure.requestId}
        isRetrying={isRestarting}
        onRetry={restart}
      />
    );
    return fallback(notice, failure);
  };
  return (
    <Boundary resetKey={loaderData} fallback={drawFailure}>
      {children}
    </Boundary>
  );
}

function reasonOf(error: unknown, { code }: RequestFailure): MessageId {
  if (error instanceof NetworkFailure) return hasNoAnswer(error) ? "shell.failed.network" : "shell.failed.server";
  if (code === "UPSTREAM_TIMEOUT") return "app.part.timedOut";
  return code !== null || error instanceof UnansweredField ? "app.part.failed" : "shell.failed.other";
}
