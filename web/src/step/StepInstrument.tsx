import { useEffect } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay/hooks";
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
  /** Undefined until somebody chose or a default was found; null for none. */
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
    <p className={styles.line}>
      <label className={styles.choice}>
        {text("step.instrument")}
        <select
          className={styles.select}
          value={chosen?.id ?? ""}
          onChange={({ currentTarget: { value: id } }) =>
            onChoose(id ? { id, testVoltage: chosen?.testVoltage ?? null } : null)
          }
        >
          <option value="">{text("step.instrument.none")}</option>
          {inUse.map((instrument) => (
            <option key={instrument.id} value={instrument.id}>
              {labelOf(instrument)}
            </option>
          ))}
        </select>
        {used && calibrationEnd(used, day) && <StatusIcon name="near-limit" size={16} />}
      </label>
      {hasInsulation && chosen && (
        <label className={styles.choice}>
          {text("step.testVoltage")}
          <select
            className={styles.select}
            value={chosen.testVoltage ?? ""}
            onChange={({ currentTarget: { value } }) =>
              onChoose({ id: chosen.id, testVoltage: value ? Number(value) : null })
            }
          >
            <option value="">{text("step.testVoltage.none")}</option>
            {voltages.map((volts) => (
              <option key={volts} value={volts}>
                {text("step.testVoltage.volts", { volts })}
              </option>
            ))}
          </select>
        </label>
      )}
    </p>
  );
}

type Reference = PreloadedQuery<StepInstrumentQuery>;
