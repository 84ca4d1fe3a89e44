import { DateField } from "../../forms/DateField.tsx";
import { isDay } from "../../i18n/isDay.ts";
import { parsePeriod } from "../../i18n/parsePeriod.ts";
import { useText } from "../../i18n/useText.ts";
import styles from "./CertificateListPage.module.css";

type Days = { from: string; to: string };
type Props = { days: Days; isPeriod: boolean; onChange: (days: Days) => void };

export function ArchivePeriod({ days, isPeriod, onChange }: Props) {
  const text = useText();
  return (
    <div className={styles.days}>
      <DateField
        label={text("certificate.archive.from")}
        error={isDay(days.from) || days.from === "" ? null : text("form.date.noDay")}
        value={days.from}
        parse={(written, today) => parsePeriod(written, today)?.from ?? null}
        onChange={(from) => onChange({ ...days, from })}
      />
      <DateField
        label={text("certificate.archive.to")}
        error={isPeriod ? null : text("certificate.archive.period")}
        value={days.to}
        parse={(written, today) => parsePeriod(written, today)?.to ?? null}
        onChange={(to) => onChange({ ...days, to })}
      />
    </div>
  );
}
