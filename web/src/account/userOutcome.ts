import { createContext } from "react";

/** An outcome shown above the list of users, since its row may be gone. */
export type UserOutcome =
  | { kind: "invited"; email: string; until: string | null; joinsByAccepting: boolean }
  | { kind: "withdrawn"; email: string }
  | { kind: "reactivated"; name: string }
  | { kind: "deactivated"; userId: string; name: string; moved: number; installer: string | null };

export const TellUserOutcome = createContext<(outcome: UserOutcome) => void>(() => {});
