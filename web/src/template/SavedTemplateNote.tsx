import { Button } from "@blueprintjs/core";
import { Cross } from "@blueprintjs/icons";
import { useEffect } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./Template.module.css";
import type { SavedTemplate } from "./useCreateTemplate.ts";

const shownMs = 10_000;

export function SavedTemplateNote({ template, onClose }: { template: SavedTemplate; onClose: () => void }) {
  const text = useText();
  useEffect(() => {
    const timer = setTimeout(onClose, shownMs);
    return () => clearTimeout(timer);
  }, [onClose]);
  const { name, roomCount: rooms, folderCount: folders } = template;
  return (
    <div className={styles.saved}>
      <StatusIcon name="completed" />
      <p role="status">
        <Text id="template.saved" values={{ name }} /> · <Text id="template.content" values={{ rooms, folders }} />
      </p>
      <Button variant="minimal" size="small" icon={<Cross />} aria-label={text("modal.close")} onClick={onClose} />
    </div>
  );
}
