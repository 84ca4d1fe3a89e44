import { useEffect } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay/hooks";
import { SelectField } from "../forms/SelectField.tsx";
import { todayIn } from "../i18n/companyDay.ts";
import { useText } from "../i18n/useText.ts";
import { calibrationEnd } from "../reading/instrumentName.ts";
import { type ChosenInstrument, useMeasured } from "../reading/measured.ts";
import { useInstrumentLabel } from "../reading/useInstrumentLabel.ts";
import { useCompanyZone } from "../relay/features.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { StepInstrumentQuery } from "./__generated__/StepInstrumentQuery.graphql.ts";
import styles from "./StepInstrument.module.css";

const query = graphql`
  query StepInstrumentQuery {
    viewer {
      company {
        id
        instruments {
          id
          number
          maker
          model
          retiredOn
          isLastUsed
          calibrations {
            validUntil
          }
        }
      }
    }
  }
`;

const voltages = [250, 500, 1_000, 2_500];

type Props = {
  /** Undefined until a person or the default chose an instrument; null if the choice is no instrument. */
  chosen: ChosenInstrument | null | undefined;
  hasInsulation: boolean;
  onChoose: (chosen: ChosenInstrument | null) => void;
};

/** Chooses the instrument of the values typed from now on: by default the last one that this person used. */
export function StepInstrument(props: Props) {
  const [reference, load] = useQueryLoader<StepInstrumentQuery>(query);
  useEffect(() => load({}, { fetchPolicy: "store-and-network" }), [load]);
  return reference && <Choice reference={reference} {...props} />;
}

function Choice({ reference, chosen, hasInsulation, onChoose }: Props & { reference: Reference }) {
  const text = useText();
  const { viewer } = usePreloadedQuery<StepInstrumentQuery>(query, reference);
  const inUse = (viewer?.company?.instruments ?? []).filter(({ id, retiredOn }) => !retiredOn || id === chosen?.id);
  const lastId = inUse.find(({ isLastUsed }) => isLastUsed)?.id;
  useEffect(() => {
    if (chosen === undefined && lastId !== undefined) onChoose({ id: lastId, testVoltage: null });
  }, [chosen, lastId, onChoose]);
  const today = todayIn(useCompanyZone());
  const day = useMeasured()?.on ?? today;
  const labelOf = useInstrumentLabel(day);
  if (inUse.length === 0) return null;
  const used = inUse.find(({ id }) => id === chosen?.id);
  return (
    <div className={styles.line}>
      <span className={styles.choice}>
        <SelectField
          isInline
          label={text("step.instrument")}
          value={chosen?.id ?? ""}
          options={[
            { value: "", label: text("step.instrument.none") },
            ...inUse.map((instrument) => ({ value: instrument.id, label: labelOf(instrument) })),
          ]}
          onChange={(id) => onChoose(id ? { id, testVoltage: chosen?.testVoltage ?? null } : null)}
        />
        {used && calibrationEnd(used, day) && <StatusIcon name="near-limit" size={16} />}
      </span>
      {hasInsulation && chosen && (
        <SelectField
          isInline
          label={text("step.testVoltage")}
          value={String(chosen.testVoltage ?? "")}
          options={[
            { value: "", label: text("step.testVoltage.none") },
            ...voltages.map((volts) => ({ value: String(volts), label: text("step.testVoltage.volts", { volts }) })),
          ]}
          onChange={(value) => onChoose({ id: chosen.id, testVoltage: value ? Number(value) : null })}
        />
      )}
    </div>
  );
}

type Reference = PreloadedQuery<StepInstrumentQuery>;
