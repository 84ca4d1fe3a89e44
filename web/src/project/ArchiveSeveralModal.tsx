import { FormDialog } from "../forms/FormDialog.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";

type Props = { count: number; onArchive: () => void; onClose: () => void };

export function ArchiveSeveralModal({ count, onArchive, onClose }: Props) {
  const text = useText();
  return (
    <FormDialog
      title={text("project.archive.many", { count })}
      action={text("project.archive.submit")}
      isBusy={false}
      onSubmit={onArchive}
      onClose={onClose}
    >
      <p>
        <Text id="project.archive.severalMeaning" values={{ count }} />
      </p>
    </FormDialog>
  );
}
