import { graphql, useFragment } from "react-relay/hooks";
import styles from "../forms/Filters.module.css";
import { PeriodDays } from "../forms/PeriodDays.tsx";
import { SelectField } from "../forms/SelectField.tsx";
import { useText } from "../i18n/useText.ts";
import type { ChangeView } from "../navigation/useListView.ts";
import type { HistoryFilters_company$key } from "./__generated__/HistoryFilters_company.graphql.ts";
import { actionsOf, type HistorySubject, historyActions } from "./historyActions.ts";
import { type HistoryView, historyPeriods } from "./historyView.ts";

type Props = {
  companyRef: HistoryFilters_company$key;
  subject: HistorySubject;
  view: HistoryView;
  onChangeView: ChangeView<HistoryView>;
};

export function HistoryFilters({ companyRef, subject, view, onChangeView }: Props) {
  const text = useText();
  const { people } = useFragment(
    graphql`
      fragment HistoryFilters_company on Company {
        people: allUsers(active: false) @catch(to: NULL) {
          nodes {
            id
            firstName
            lastName
          }
        }
      }
    `,
    companyRef,
  );
  const persons = (people?.nodes ?? []).map(({ id, firstName, lastName }) => ({
    value: id,
    label: `${firstName} ${lastName}`,
  }));
  const kinds = actionsOf(subject).map(({ noun, actions }) => ({
    label: text(`history.noun.${noun}`),
    options: actions.map((action) => ({ value: action, label: text(`history.kind.${action}`) })),
  }));
  const periods = historyPeriods.map((period) => ({
    value: period,
    label: text(
      period === "today" || period === "lastWeek" || period === "lastThirtyDays"
        ? `history.period.${period}`
        : `period.${period}`,
    ),
  }));
  return (
    <div className={styles.filters}>
      <SelectField
        isInline
        label={text("history.person")}
        value={view.personId ?? ""}
        options={[{ value: "", label: text("history.anybody") }, ...persons]}
        onChange={(value) => onChangeView({ personId: value || null })}
      />
      <SelectField
        isInline
        label={text("history.kind")}
        value={view.action ?? ""}
        options={[{ value: "", label: text("history.anything") }]}
        groups={kinds}
        onChange={(value) => onChangeView({ action: historyActions.find((action) => action === value) ?? null })}
      />
      <SelectField
        isInline
        label={text("history.period")}
        value={view.period ?? ""}
        options={[{ value: "", label: text("certificate.list.any") }, ...periods]}
        onChange={(value) =>
          onChangeView({ period: historyPeriods.find((period) => period === value) ?? null, from: "", to: "" })
        }
      />
      {view.period === "dates" && <PeriodDays from={view.from} to={view.to} onChange={onChangeView} />}
    </div>
  );
}
