import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import en from "../i18n/en.json" with { type: "json" };
import sv from "../i18n/sv.json" with { type: "json" };
import { caughtFailure } from "../relay/failures.ts";
import { toRefusal } from "../relay/mutationResult.ts";
import { useFailureText } from "./useFailureText.ts";

beforeEach(() => void jest.useFakeTimers({ now: new Date(2026, 10, 26, 14, 0, 10) }));
afterEach(() => void jest.useRealTimers());

const english = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en" messages={en}>
    {children}
  </IntlProvider>
);
const swedish = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="sv" messages={sv}>
    {children}
  </IntlProvider>
);

const hour = 3_600;

test.each([
  [english, null, "Too many attempts. Try again later."],
  [english, 1, "Too many attempts. Try again in 1 second."],
  [english, 290, "Too many attempts. Try again at 14:05."],
  [english, 19.5 * hour - 10, "Too many attempts. Try again tomorrow at 09:30."],
  [english, 50 * hour, "Too many attempts. Try again on 2026-11-28 at 16:01."],
  [swedish, 19.5 * hour - 10, "För många försök. Försök igen i morgon kl. 09:30."],
])("says when a limit ends (%#)", (wrapper, retryAfter, expected) => {
  const refusal = toRefusal({ code: "TOO_MANY_ATTEMPTS", retryAfter });
  const { result } = renderHook(() => useFailureText("signIn"), { wrapper });
  expect(result.current({ kind: "refused", ...refusal })).toBe(expected);
});

test("says when the limit of all requests ends, which refuses a whole request", () => {
  const limited = { extensions: { code: "RATE_LIMITED", requestId: "r-1", retryAfter: 290 } };
  const { result } = renderHook(() => useFailureText("project"), { wrapper: english });
  expect(result.current({ kind: "failed", ...caughtFailure([limited]) })).toBe(
    "Too many requests in a short time. Nothing was changed. Try again at 14:05.",
  );
});

test("says the same time however late it is shown", () => {
  const refusal = toRefusal({ code: "RATE_LIMITED", retryAfter: 2 * hour });
  const { result } = renderHook(() => useFailureText("certificate"), { wrapper: english });
  jest.advanceTimersByTime(60 * 60_000);
  expect(result.current({ kind: "refused", ...refusal })).toContain("Try again at 16:01.");
});
