import { useCallback } from "react";
import { useIntl } from "react-intl";
import { localDay } from "../i18n/localDay.ts";
import { personValues } from "../i18n/personValues.ts";
import { useText } from "../i18n/useText.ts";
import { noAnswer } from "../relay/failures.ts";
import { isStorageFull, type MutationFailure, type Refusal } from "../relay/mutationResult.ts";
import { type ErrorContext, errorMessage, failedMessage } from "./errorMessages.ts";

export function useFailureText(context: ErrorContext) {
  const text = useText();
  const refusalText = useRefusalText(context);
  const retryText = useRetryText();
  return useCallback(
    (failure: MutationFailure): string => {
      if (failure.kind === "refused") return refusalText(failure);
      const { requestId, code, retryAt } = failure;
      if (code === "RATE_LIMITED") return text("app.rateLimited", { retry: retryText(retryAt) });
      const isUnanswered = code === noAnswer && context !== "signIn";
      const reason = isUnanswered ? "app.needsConnection" : failedMessage(context, code);
      const what = text(isStorageFull(failure) ? "app.storageFull" : reason);
      return requestId ? `${what} ${text("app.requestId", { requestId })}.` : what;
    },
    [text, refusalText, retryText, context],
  );
}

// In these fields, `max` limits a number, in all others a text's length. `recordReadings` calls a reading "value".
const readingFields = ["resistance", "insulation", "current", "temperature", "value", "lowerBound"];
const numberFields = new Set(["cableLength", "voltage", ...readingFields]);

/** Names the limit if the service sent one. Other refusals are described by their code. */
export function useRefusalText(context: ErrorContext) {
  const text = useText();
  const retryText = useRetryText();
  return useCallback(
    ({ code, path, min, max, retryAt, changedBy, ownedBy }: Refusal): string => {
      if (typeof min === "number") return text("form.refused.min", { min });
      if (typeof max !== "number")
        return text(errorMessage(context, code), { retry: retryText(retryAt), ...personValues(changedBy ?? ownedBy) });
      const isNumber = numberFields.has(path?.at(-1) ?? "");
      return text(isNumber ? "form.refused.max" : "form.refused.maxLength", { max });
    },
    [text, retryText, context],
  );
}

function useRetryText() {
  const text = useText();
  const intl = useIntl();
  return useCallback(
    (retryAt?: number): string => {
      if (retryAt === undefined) return text("form.retry", { when: "later" });
      const seconds = Math.max(1, Math.ceil((retryAt - Date.now()) / 1_000));
      if (seconds < 60) return text("form.retry", { when: "soon", seconds });
      // The time is rounded up to the next minute, so that a person who waits until then is not refused again.
      const at = new Date(Math.ceil(retryAt / 60_000) * 60_000);
      const time = intl.formatTime(at, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
      const date = localDay(at.toISOString());
      return text("form.retry", { when: dayOf(at), time, date });
    },
    [text, intl],
  );
}

function dayOf(at: Date): "today" | "tomorrow" | "another" {
  const day = new Date();
  if (at.toDateString() === day.toDateString()) return "today";
  day.setDate(day.getDate() + 1);
  return at.toDateString() === day.toDateString() ? "tomorrow" : "another";
}
