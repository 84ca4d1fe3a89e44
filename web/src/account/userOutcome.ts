import { createContext } from "react";

/** Shown above the list of users, because the changed row may disappear. */
export type UserOutcome =
  | { kind: "invited"; email: string; until: string | null; joinsByAccepting: boolean }
  | { kind: "withdrawn"; email: string }
  | { kind: "reactivated"; name: string }
  | { kind: "deactivated"; userId: string; name: string; moved: number; installer: string | null };

export const TellUserOutcome = createContext<(outcome: UserOutcome) => void>(() => {});
