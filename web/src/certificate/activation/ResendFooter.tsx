import { ChevronRight } from "@blueprintjs/icons";
import { useReopened } from "../../forms/useReopened.ts";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { PanelFooter } from "../../ui/PanelFooter.tsx";

type Props = {
  /** The key under which the form that follows stores its draft. */
  draftKey: string;
  chosenCount: number;
  onContinue: () => void;
};

export function ResendFooter({ draftKey, chosenCount, onContinue }: Props) {
  const text = useText();
  useReopened(draftKey, () => chosenCount > 0 && onContinue());
  return (
    <PanelFooter fact={<Text id="certificate.resend.rule" />}>
      <ActionButton
        intent="primary"
        endIcon={<ChevronRight />}
        disabledReason={chosenCount === 0 ? text("certificate.continue.noneChosen") : null}
        onClick={onContinue}
        text={text("certificate.continue", { count: chosenCount })}
      />
    </PanelFooter>
  );
}
