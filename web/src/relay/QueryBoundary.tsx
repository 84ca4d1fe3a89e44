import type { ReactNode } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { Boundary } from "../ui/Boundary.tsx";
import { PageError } from "../ui/PageError.tsx";
import { NetworkFailure, noAnswer, type RequestFailure, requestFailure, UnansweredField } from "./failures.ts";
import { useRestartQueries } from "./useRestartQueries.ts";

type Props = {
  children: ReactNode;
  /** Names the part that could not be fetched. */
  title: ReactNode;
  /** Why, and what still holds; by the kind of failure unless given. */
  reason?: MessageId;
  /** Why, when there is no connection; `reason` unless given. */
  offlineReason?: MessageId;
  /** Draws more than the notice alone. */
  fallback?: (notice: ReactNode, failure: RequestFailure) => ReactNode;
};

/** A region that reads a query of its route, and fails alone. Its button starts the queries of the address again. */
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
  if (error instanceof NetworkFailure) return "shell.failed.network";
  if (code === "UPSTREAM_TIMEOUT") return "app.part.timedOut";
  return code !== null || error instanceof UnansweredField ? "app.part.failed" : "shell.failed.other";
}
