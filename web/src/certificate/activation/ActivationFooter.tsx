import { ChevronRight } from "@blueprintjs/icons";
import { graphql, useFragment } from "react-relay/hooks";
import { draftKeys } from "../../forms/draftKeys.ts";
import { useDraftForm } from "../../forms/useDraftForm.ts";
import { useReopened } from "../../forms/useReopened.ts";
import { localDay } from "../../i18n/localDay.ts";
import { useText } from "../../i18n/useText.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { PanelFooter } from "../../ui/PanelFooter.tsx";
import type { ActivationFooter_project$key } from "./__generated__/ActivationFooter_project.graphql.ts";
import { ValidFromField } from "./ValidFromField.tsx";
import { lastValidFrom, validFromFault } from "./validFromFault.ts";

type Props = {
  projectRef: ActivationFooter_project$key;
  chosenCount: number;
  onContinue: (activationDate: string) => void;
};

export function ActivationFooter({ projectRef, chosenCount, onContinue }: Props) {
  const { id, projectId, startDate } = useFragment(
    graphql`
      fragment ActivationFooter_project on Project {
        id
        projectId
        startDate
      }
    `,
    projectRef,
  );
  const text = useText();
  const today = localDay(new Date().toISOString());
  const isNotStarted = startDate > today;
  const suggested = { validFrom: isNotStarted ? startDate : today };
  const form = useDraftForm(draftKeys.validFrom(projectId), suggested, { endsWhenLeft: true });
  const { validFrom } = form.values;
  const fault = validFromFault(validFrom, startDate, today);
  const faultText = fault && text(`certificate.validFrom.${fault}`, { first: startDate, last: lastValidFrom(today) });
  const reason = chosenCount === 0 ? text("certificate.continue.noneChosen") : faultText;
  useReopened(draftKeys.sendCertificate(id), () => reason === null && onContinue(validFrom));
  return (
    <PanelFooter
      fact={
        <ValidFromField
          {...form.controlledField("validFrom")}
          first={startDate}
          last={lastValidFrom(today)}
          fault={faultText}
        />
      }
    >
      <ActionButton
        intent="primary"
        endIcon={<ChevronRight />}
        disabledReason={reason}
        onClick={() => onContinue(validFrom)}
        text={text("certificate.continue", { count: chosenCount })}
      />
    </PanelFooter>
  );
}
