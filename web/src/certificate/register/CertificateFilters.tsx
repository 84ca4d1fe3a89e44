import styles from "../../forms/Filters.module.css";
import { PeriodDays } from "../../forms/PeriodDays.tsx";
import { SelectField } from "../../forms/SelectField.tsx";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { useFeatures } from "../../relay/features.tsx";
import chips from "../../ui/FilterChip.module.css";
import { FilterChip } from "../../ui/FilterChip.tsx";
import page from "./CertificateListPage.module.css";
import {
  type CertificateListView,
  certificatePeriods,
  certificateStates,
  certificateStatuses,
} from "./certificateListView.ts";
import {
  certificateStateShapes,
  certificateStateTexts,
  certificateStatusShapes,
  certificateStatusTexts,
} from "./certificateStateTexts.ts";
import type { ChangeView } from "./useCertificateListView.ts";

type Props = { view: CertificateListView; onChangeView: ChangeView };

export function CertificateFilters({ view, onChangeView }: Props) {
  const text = useText();
  const { certificateWithdrawal } = useFeatures();
  const hasDays = view.period !== null || view.isEnding;
  const hasDeliveries = view.states.length > 0 || !certificateWithdrawal;
  const periods = certificatePeriods.map((period) => ({
    value: period,
    label: text(`period.${period}`),
  }));
  return (
    <>
      <div className={`${styles.filters} ${hasDays ? "" : page.unset}`}>
        <SelectField
          isInline
          label={text("certificate.list.period")}
          value={view.period ?? "any"}
          options={[{ value: "any", label: text("certificate.list.any") }, ...periods]}
          onChange={(value) =>
            onChangeView({ period: certificatePeriods.find((period) => period === value) ?? null, from: "", to: "" })
          }
        />
        {view.period === "dates" && <PeriodDays from={view.from} to={view.to} onChange={onChangeView} />}
        <SelectField
          isInline
          label={text("certificate.list.ends")}
          value={view.isEnding ? "soon" : "any"}
          options={[
            { value: "any", label: text("certificate.list.any") },
            { value: "soon", label: text("certificate.list.ends.soon") },
          ]}
          onChange={(value) => onChangeView({ isEnding: value === "soon" })}
        />
      </div>
      <div className={styles.chipGroups}>
        {certificateWithdrawal && (
          <fieldset className={chips.chips}>
            <legend>{text("certificate.list.column.status")}</legend>
            <FilterChip
              shape={null}
              isChosen={view.statuses.length === 0}
              onChoose={() => onChangeView({ statuses: [] })}
            >
              <Text id="project.list.all" />
            </FilterChip>
            {certificateStatuses.map((status) => (
              <FilterChip
                key={status}
                shape={certificateStatusShapes[status]}
                isChosen={view.statuses.includes(status)}
                onChoose={() => onChangeView({ statuses: toggled(certificateStatuses, view.statuses, status) })}
              >
                <Text id={certificateStatusTexts[status]} />
              </FilterChip>
            ))}
          </fieldset>
        )}
        <fieldset className={`${chips.chips} ${hasDeliveries ? "" : page.unset}`}>
          <legend>{text("certificate.list.filter")}</legend>
          {!certificateWithdrawal && (
            <FilterChip shape={null} isChosen={view.states.length === 0} onChoose={() => onChangeView({ states: [] })}>
              <Text id="project.list.all" />
            </FilterChip>
          )}
          {certificateStates.map((state) => (
            <FilterChip
              key={state}
              shape={certificateStateShapes[state]}
              isChosen={view.states.includes(state)}
              onChoose={() => onChangeView({ states: toggled(certificateStates, view.states, state) })}
            >
              <Text id={certificateStateTexts[state]} />
            </FilterChip>
          ))}
        </fieldset>
      </div>
    </>
  );
}

/** The result has the order of `all`. */
function toggled<Value>(all: readonly Value[], chosen: readonly Value[], pressed: Value): Value[] {
  return all.filter((each) => chosen.includes(each) !== (each === pressed));
}
