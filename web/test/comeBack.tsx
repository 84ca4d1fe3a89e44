import { jest } from "@jest/globals";
import { act } from "@testing-library/react";
import type { ReactNode } from "react";
import { useRefreshOnReturn } from "../src/shell/useRefreshOnReturn.ts";

/** A page as the frame has it, which loads it again when somebody comes back to the window. */
export function Refreshed({ children }: { children: ReactNode }) {
  useRefreshOnReturn();
  return children;
}

/** Leaves the window and comes back; the test restores the clock. */
export async function comeBackAfter(milliseconds: number): Promise<void> {
  const left = Date.now();
  window.dispatchEvent(new Event("blur"));
  jest.spyOn(Date, "now").mockReturnValue(left + milliseconds);
  await act(async () => window.dispatchEvent(new Event("focus")));
}
