import { createContext } from "react";
import type { AccountAnchor } from "./accountAnchors.ts";

export type AccountCounts = Partial<Record<AccountAnchor, number>>;

/** Sections report their counts through this context, because some sections load after the list of contents. */
export const TellAccountCount = createContext<(anchor: AccountAnchor, count: number | undefined) => void>(
  () => undefined,
);
