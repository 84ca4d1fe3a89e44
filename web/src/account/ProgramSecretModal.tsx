import { useText } from "../i18n/useText.ts";
import { SecretModal } from "./SecretModal.tsx";
import type { ToldSecret } from "./useProgramChanges.ts";

export function ProgramSecretModal({ told, onClose }: { told: ToldSecret; onClose: () => void }) {
  const text = useText();
  return (
    <SecretModal
      title={text("program.secret.title", { name: told.name })}
      note="program.secret.once"
      facts={[
        ["program.secret.id", told.programId],
        ["program.secret.secret", told.secret],
        ["program.secret.scope", told.scope],
      ]}
      onClose={onClose}
    />
  );
}
