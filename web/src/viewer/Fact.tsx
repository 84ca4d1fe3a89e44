import type { ReactNode } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import styles from "./PhotoViewer.module.css";

type Props = { label: MessageId; unknown?: MessageId; children: ReactNode };

export function Fact({ label, unknown = "viewer.unknown", children }: Props) {
  return (
    <div>
      <dt>
        <Text id={label} />
      </dt>
      <dd className={children ? undefined : styles.unknown}>{children || <Text id={unknown} />}</dd>
    </div>
  );
}
