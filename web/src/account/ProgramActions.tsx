import { Button } from "@blueprintjs/core";
import { useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import formStyles from "./AccountForm.module.css";
import { AccountFormModal } from "./AccountFormModal.tsx";
import styles from "./Programs.module.css";
import { type ToldSecret, useProgramChanges } from "./useProgramChanges.ts";
import { useSaving } from "./useSaving.ts";

type Program = { readonly programId: string; readonly name: string };
type Props = { program: Program; onTold: (told: ToldSecret) => void };

/** Rotates the program's secret or revokes the program, after a confirmation. */
export function ProgramActions({ program: { programId, name }, onTold }: Props) {
  const text = useText();
  const [open, setOpen] = useState<"rotate" | "revoke" | null>(null);
  const { rotate, revoke } = useProgramChanges(onTold);
  const close = () => setOpen(null);
  const { failure, isSaving, save } = useSaving(close);
  return (
    <span className={styles.buttons}>
      {(["rotate", "revoke"] as const).map((action) => (
        <Button
          key={action}
          variant="minimal"
          aria-label={text(`program.${action}.of`, { name })}
          onClick={() => setOpen(action)}
          text={text(`program.${action}`)}
        />
      ))}
      {open && (
        <AccountFormModal
          title={text(`program.${open}.of`, { name })}
          submit={`program.${open}`}
          reason={null}
          isChanged
          isDiscardable
          isSaving={isSaving}
          failure={failure}
          onSave={() => save(() => (open === "rotate" ? rotate(programId) : revoke(programId)))}
          onClose={close}
        >
          <p className={formStyles.note}>
            <Text id={`program.${open}.meaning`} />
          </p>
        </AccountFormModal>
      )}
    </span>
  );
}
