import { useCallback } from "react";
import { useText } from "../i18n/useText.ts";
import { isStorageFull, type MutationFailure } from "../relay/mutationResult.ts";
import { type ErrorContext, errorMessage, failedMessage } from "./errorMessages.ts";

/** A function that says why a change was not made, with the request's number for support when there is one. */
export function useFailureText(context: ErrorContext) {
  const text = useText();
  return useCallback(
    (failure: MutationFailure): string => {
      if (failure.kind === "refused") return text(errorMessage(context, failure.code));
      const { requestId } = failure;
      const what = text(isStorageFull(failure) ? "app.storageFull" : failedMessage(context));
      return requestId ? `${what} ${text("app.requestId", { requestId })}.` : what;
    },
    [text, context],
  );
}
