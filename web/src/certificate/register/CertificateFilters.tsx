import { DayFilter } from "../../forms/DayFilter.tsx";
import { SelectField } from "../../forms/SelectField.tsx";
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
            <div className={styles.day}>
              <DayFilter
                label={text("certificate.list.from")}
                day={view.from}
                last={view.to}
                onChange={(from) => onChangeView({ from })}
              />
            </div>
            <div className={styles.day}>
              <DayFilter
                label={text("certificate.list.to")}
                day={view.to}
                first={view.from}
                onChange={(to) => onChangeView({ to })}
              />
            </div>
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
