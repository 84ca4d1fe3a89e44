import { useState } from "react";
import { DateField } from "../../forms/DateField.tsx";
import { SelectField } from "../../forms/SelectField.tsx";
import { isDay } from "../../i18n/isDay.ts";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import chips from "../../ui/FilterChip.module.css";
import { FilterChip } from "../../ui/FilterChip.tsx";
import styles from "./CertificateListPage.module.css";
import { type CertificateListView, certificatePeriods, certificateStates } from "./certificateListView.ts";
import { certificateStateShapes, certificateStateTexts } from "./certificateStateTexts.ts";
import type { ChangeView } from "./useCertificateListView.ts";

type Props = { view: CertificateListView; onChangeView: ChangeView };

/** By the warranty's first day, by its end, and by what became of the mail. */
export function CertificateFilters({ view, onChangeView }: Props) {
  const text = useText();
  const periods = certificatePeriods.map((period) => ({
    value: period,
    label: text(`certificate.list.period.${period}`),
  }));
  return (
    <>
      <div className={styles.filters}>
        <SelectField
          label={text("certificate.list.period")}
          value={view.period ?? "any"}
          options={[{ value: "any", label: text("certificate.list.any") }, ...periods]}
          onChange={(value) =>
            onChangeView({ period: certificatePeriods.find((period) => period === value) ?? null, from: "", to: "" })
          }
        />
        {view.period === "dates" && (
          <>
            <DayFilter name="from" day={view.from} last={view.to} onChange={(from) => onChangeView({ from })} />
            <DayFilter name="to" day={view.to} first={view.from} onChange={(to) => onChangeView({ to })} />
          </>
        )}
        <SelectField
          label={text("certificate.list.ends")}
          value={view.isEnding ? "soon" : "any"}
          options={[
            { value: "any", label: text("certificate.list.any") },
            { value: "soon", label: text("certificate.list.ends.soon") },
          ]}
          onChange={(value) => onChangeView({ isEnding: value === "soon" })}
        />
      </div>
      <fieldset className={chips.chips}>
        <legend className="heard-only">{text("certificate.list.filter")}</legend>
        <FilterChip shape={null} isChosen={view.state === null} onChoose={() => onChangeView({ state: null })}>
          <Text id="project.list.all" />
        </FilterChip>
        {certificateStates.map((state) => (
          <FilterChip
            key={state}
            shape={certificateStateShapes[state]}
            isChosen={view.state === state}
            onChoose={() => onChangeView({ state: view.state === state ? null : state })}
          >
            <Text id={certificateStateTexts[state]} />
          </FilterChip>
        ))}
      </fieldset>
    </>
  );
}

type DayProps = { name: "from" | "to"; day: string; first?: string; last?: string; onChange: (day: string) => void };

/** A day that filters once it is a whole one. */
function DayFilter({ name, day, first, last, onChange }: DayProps) {
  const text = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? day;
  const isWrong = typed !== null && typed.length === 10 && !isDay(typed);
  return (
    <div className={styles.day}>
      <DateField
        label={text(`certificate.list.${name}`)}
        value={value}
        first={first}
        last={last}
        error={isWrong ? text("certificate.validFrom.format") : null}
        onChange={(written) => {
          const isWhole = written === "" || isDay(written);
          setTyped(isWhole ? null : written);
          if (isWhole) onChange(written);
        }}
      />
    </div>
  );
}
