import type { Outcome } from "../installation/outcome.ts";
import type { KnownRole } from "./roles.ts";
import { useSetUserActive } from "./useSetUserActive.ts";
import { useSetUserRole } from "./useSetUserRole.ts";
import { useUpdateUser } from "./useUpdateUser.ts";

type Managed = { role: KnownRole; installer: boolean };

/** An admin's changes to a person. Role and installer flag are two calls; a refused first one keeps the second from being tried. */
export function useManageUser(userId: string) {
  const { setUserRole } = useSetUserRole();
  const { updateUser } = useUpdateUser();
  const { setUserActive } = useSetUserActive();
  const saveDraft = async (saved: Managed, draft: Managed): Promise<Outcome> => {
    if (draft.installer !== saved.installer) {
      const outcome = await updateUser({ userId, installer: draft.installer });
      if (outcome.kind !== "done") return outcome;
    }
    return draft.role === saved.role ? { kind: "done" } : setUserRole({ userId, role: draft.role });
  };
  return { saveDraft, setActive: (active: boolean) => setUserActive({ userId, active }) };
}
