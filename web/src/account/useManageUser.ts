import type { MutationResult } from "../relay/mutationResult.ts";
import type { KnownRole } from "./roles.ts";
import { useSetUserActive } from "./useSetUserActive.ts";
import { useSetUserRole } from "./useSetUserRole.ts";
import { useUpdateUser } from "./useUpdateUser.ts";

type Managed = { role: KnownRole; installer: boolean };

/** `saveDraft` changes the installer flag and the role by two mutations. The second needs the first one's version. */
export function useManageUser(userId: string, version: string | null) {
  const { setUserRole } = useSetUserRole();
  const { updateUser } = useUpdateUser();
  const { setUserActive } = useSetUserActive();
  const saveDraft = async (saved: Managed, draft: Managed): Promise<MutationResult> => {
    const { role } = draft;
    if (draft.installer === saved.installer) return setUserRole({ userId, role, version });
    const result = await updateUser({ userId, installer: draft.installer, version });
    if (result.kind !== "done" || role === saved.role) return result;
    return setUserRole({ userId, role, version: result.payload?.user?.version ?? null });
  };
  return {
    saveDraft,
    letIn: (returnInstallations: boolean) =>
      setUserActive({ userId, active: true, version, ...(returnInstallations && { returnInstallations }) }),
  };
}
