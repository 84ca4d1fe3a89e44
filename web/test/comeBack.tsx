import { jest } from "@jest/globals";
import { act } from "@testing-library/react";
import type { ReactNode } from "react";
import { useRefreshOnReturn } from "../src/shell/useRefreshOnReturn.ts";

/** A page that reloads on return to the window, as the shell does. */
export function Refreshed({ children }: { children: ReactNode }) {
  useRefreshOnReturn();
  return children;
}

/** Leaves the window and returns after this time; the test resets the clock. */
export async function comeBackAfter(milliseconds: number): Promise<void> {
  const left = Date.now();
  window.dispatchEvent(new Event("blur"));
  jest.spyOn(Date, "now").mockReturnValue(left + milliseconds);
  await act(async () => window.dispatchEvent(new Event("focus")));
}
