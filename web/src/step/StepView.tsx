import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useSaveState } from "../forms/useSaveState.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { panelSearch } from "../navigation/projectPanel.ts";
import { useInstallationView } from "../navigation/useInstallationView.ts";
import { type ChosenInstrument, type ChosenMeasured, MeasuredContext } from "../reading/measured.ts";
import { PanelBody } from "../ui/PanelBody.tsx";
import { PanelHeader } from "../ui/PanelHeader.tsx";
import type {
  StepView_installation$data,
  StepView_installation$key,
} from "./__generated__/StepView_installation.graphql.ts";
import { FailedElsewhere } from "./FailedElsewhere.tsx";
import { InstrumentLine } from "./InstrumentLine.tsx";
import { MeasuredLine, MeasuredWords } from "./MeasuredLine.tsx";
import { RecordedLine } from "./RecordedLine.tsx";
import { StepEntryForm } from "./StepEntryForm.tsx";
import { StepEvidence } from "./StepEvidence.tsx";
import { StepFooter } from "./StepFooter.tsx";
import { StepShapes } from "./StepShapes.tsx";
import styles from "./StepView.module.css";
import { useStepKeys } from "./useStepKeys.ts";

type Props = { installationRef: StepView_installation$key; stepLabel: string };

export function StepView({ installationRef, stepLabel }: Props) {
  const text = useText();
  const { openOverview } = useInstallationView();
  const { state, track } = useSaveState();
  const installation = useFragment(
    graphql`
      fragment StepView_installation on Installation {
        id
        title
        installationId
        viewerCanRecord
        stepStates {
          stepLabel
          stepNumber
          state
        }
        steps {
          stepLabel
          title
          entries {
            id
            isWaterSurrounded
            measurements {
              quantity
              value
              isOverRange
              isNotMeasured
              isRequired
            }
            measuredOn
            measuredBy {
              id
              firstName
              lastName
            }
            ...StepEntryForm_entry
          }
          ...RecordedLine_step
          ...StepEvidence_step
        }
        ...StepEntryForm_installation
        ...StepEntryEvidence_installation
        ...FailedElsewhere_installation
      }
    `,
    installationRef,
  );
  const { id, steps, viewerCanRecord } = installation;
  const { fields, nextRoom, onEnter } = useStepKeys({ installationId: id, steps, stepLabel });
  const index = steps.findIndex((step) => step.stepLabel === stepLabel);
  const step = steps[index];
  const [choice, choose] = useState<ChosenMeasured | null>(null);
  const [instrument, chooseInstrument] = useState<ChosenInstrument | null | undefined>();
  const chosen = choice ?? toldOf(step?.entries ?? []);
  const back = { label: installation.title, onBack: openOverview };
  if (!step)
    return (
      <>
        <PanelHeader title={<Text id="step.notFound" />} back={back} />
        <PanelBody>
          <p>
            <Text id="step.notFound.reason" />
          </p>
        </PanelBody>
      </>
    );
  const shared = { installationRef: installation, stepTitle: step.title, isFixed: !viewerCanRecord, track };
  const measuredIds = step.entries.filter(hasReading).map((entry) => entry.id);
  return (
    <MeasuredContext value={{ chosen, choose, instrument: instrument ?? null }}>
      <PanelHeader
        title={<Text id="step.numbered" values={{ number: index + 1, title: step.title }} />}
        back={back}
        actions={
          installation.stepStates &&
          installation.stepStates.length > 1 && (
            <nav aria-label={text("step.list")}>
              <StepShapes
                states={installation.stepStates}
                current={stepLabel}
                toSearch={(label) =>
                  panelSearch({
                    kind: "installation",
                    installationId: installation.installationId,
                    view: { name: "step", stepLabel: label },
                  })
                }
              />
            </nav>
          )
        }
      >
        <div className={styles.meta}>
          <span>
            <RecordedLine stepRef={step} />
          </span>
          {viewerCanRecord && step.entries.length > 0 ? (
            <MeasuredLine entryIds={measuredIds} />
          ) : (
            chosen && (
              <p>
                <MeasuredWords chosen={chosen} />
              </p>
            )
          )}
        </div>
      </PanelHeader>
      <PanelBody>
        {viewerCanRecord && step.entries.some(hasQuantity) && (
          <InstrumentLine
            chosen={instrument}
            hasInsulation={step.entries.some(asksInsulation)}
            onChoose={chooseInstrument}
          />
        )}
        <FailedElsewhere installationRef={installation} stepLabel={stepLabel} />
        {step.entries.length === 0 && (
          <p className={styles.none}>
            <Text id="product.none" />
          </p>
        )}
        <div ref={fields} className={styles.entries}>
          {step.entries.map((entry) => (
            <StepEntryForm key={entry.id} entryRef={entry} {...shared} stepNumber={index + 1} onEnter={onEnter} />
          ))}
          <StepEvidence stepRef={step} {...shared} />
        </div>
      </PanelBody>
      <StepFooter
        previous={steps[index - 1]?.stepLabel}
        next={steps[index + 1]?.stepLabel}
        stepLabel={stepLabel}
        nextRoom={nextRoom}
        saveState={viewerCanRecord ? state : null}
        entryIds={steps.flatMap(({ entries }) => entries.map(({ id }) => id))}
      />
    </MeasuredContext>
  );
}

type Entries = StepView_installation$data["steps"][number]["entries"];

const hasReading = ({ measurements, isWaterSurrounded }: Entries[number]) =>
  typeof isWaterSurrounded === "boolean" ||
  measurements.some(
    ({ value, isOverRange, isNotMeasured }) => typeof value === "number" || isOverRange || isNotMeasured,
  );

const hasQuantity = ({ measurements }: Entries[number]) => measurements.length > 0;
const asksInsulation = ({ measurements }: Entries[number]) =>
  measurements.some(({ quantity }) => quantity === "INSULATION");

/** The latest day and person recorded for a product of the step. */
function toldOf(entries: Entries): ChosenMeasured | null {
  const told = entries.flatMap(({ measuredOn: on, measuredBy: by }) => (on && by ? [{ on, by }] : []));
  return told.toSorted((one, other) => (one.on < other.on ? 1 : -1))[0] ?? null;
}
