import { DateField } from "../../forms/DateField.tsx";
import { useText } from "../../i18n/useText.ts";
import styles from "./ValidFromField.module.css";

type Props = {
  /** The typed text; a valid day looks like `2026-01-31`. */
  value: string;
  first: string;
  last: string;
  fault: string | null;
  onChange: (value: string) => void;
};

export function ValidFromField({ fault, ...field }: Props) {
  const text = useText();
  return (
    <div className={styles.field}>
      <DateField label={text("certificate.validFrom")} error={fault} {...field} />
    </div>
  );
}
