import { useState } from "react";
import { useFailureText } from "../errors/useFailureText.ts";
import { DateField } from "../forms/DateField.tsx";
import { DialogForm } from "../forms/DialogForm.tsx";
import { SelectField } from "../forms/SelectField.tsx";
import { todayIn } from "../i18n/companyDay.ts";
import { isDay } from "../i18n/isDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import type { ChosenMeasured } from "../reading/measured.ts";
import { useTellMeasured } from "../reading/useTellMeasured.ts";
import { useCompanyZone } from "../relay/features.tsx";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { FormSkeleton } from "../ui/FormSkeleton.tsx";
import { Modal } from "../ui/Modal.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import styles from "./MeasuredLine.module.css";
import { type Measurer, useMeasurers } from "./useMeasurers.ts";

type Props = {
  chosen: ChosenMeasured | null;
  entryIds: readonly string[];
  onChosen: (chosen: ChosenMeasured) => void;
  onClose: () => void;
};

/** Chooses the day and person of measuring. A day before the project's start needs a confirmation. */
export function MeasuredModal({ chosen, entryIds, onChosen, onClose }: Props) {
  const text = useText();
  const failureText = useFailureText("installation");
  const { measurers, hasFailed } = useMeasurers(useProjectAddress().projectId);
  const { tell, isTelling } = useTellMeasured();
  const today = todayIn(useCompanyZone());
  const [on, setOn] = useState(chosen?.on ?? today);
  const [byId, setById] = useState(chosen?.by.id ?? null);
  const [isAsked, setAsked] = useState(false);
  const [dayFault, setDayFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const [isPersonAsked, setPersonAsked] = useState(false);
  const people = withChosen(measurers?.people ?? [], chosen?.by);
  // The chosen person, or else the viewer. Undefined if nobody is chosen and the viewer is no installer.
  const by = people.find(({ id }) => id === (byId ?? measurers?.viewerId));
  const start = measurers?.startDate ?? "";
  const submit = async () => {
    const fault = faultOf(on, today);
    setDayFault(fault && text(fault));
    setPersonAsked(!by);
    if (fault || !by) return;
    if (on < start && !isAsked) return setAsked(true);
    setFailure(null);
    const result = await tell(entryIds, { on, by });
    if (result.kind !== "done") return setFailure(result);
    onChosen({ on, by });
    onClose();
  };
  return (
    <Modal title={text("step.measured.title")} isBusy={isTelling} onClose={onClose}>
      {measurers === null ? (
        <ModalBody>{hasFailed ? <Text id="app.part.failed" /> : <FormSkeleton />}</ModalBody>
      ) : (
        <DialogForm
          action={text(isAsked ? "step.measured.beforeStart.yes" : "modal.save")}
          isBusy={isTelling}
          onSubmit={() => void submit()}
          onClose={onClose}
        >
          <div className={styles.fields}>
            <DateField
              label={text("step.measured.on")}
              value={on}
              last={today}
              error={dayFault}
              onChange={(day) => {
                setOn(day);
                setDayFault(null);
                setAsked(false);
              }}
            />
            <SelectField
              label={text("step.measured.by")}
              value={by?.id ?? ""}
              placeholder={text("step.measured.choosePerson")}
              options={people.map((person) => ({ value: person.id, label: nameOf(person) }))}
              note={people.length === 0 ? text("step.measured.nobody") : null}
              error={isPersonAsked && !by ? text("step.measured.choosePerson") : null}
              onChange={setById}
            />
          </div>
          <p>
            <Text id={entryIds.length > 0 ? "step.measured.holdsForAll" : "step.measured.holdsFromNow"} />
          </p>
          {isAsked && (
            <p role="alert">
              <strong>
                <Text id="step.measured.beforeStart" values={{ date: on, start }} />
              </strong>
            </p>
          )}
          {failure && <p role="alert">{failureText(failure)}</p>}
        </DialogForm>
      )}
    </Modal>
  );
}

function faultOf(day: string, today: string) {
  if (!isDay(day)) return "certificate.validFrom.format" as const;
  return day > today ? ("step.measured.future" as const) : null;
}

/** Adds the chosen person if that person left the company, so that the choice stays possible. */
function withChosen(people: readonly Measurer[], chosen: Measurer | undefined): readonly Measurer[] {
  return chosen && !people.some(({ id }) => id === chosen.id) ? [...people, chosen] : people;
}

const nameOf = ({ firstName, lastName }: Measurer) => `${firstName} ${lastName}`;
