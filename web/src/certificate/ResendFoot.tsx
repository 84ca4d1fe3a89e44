import { ChevronRight } from "@blueprintjs/icons";
import { useText } from "../i18n/useText.ts";
import { PanelFoot } from "../ui/PanelFoot.tsx";
import { ReasonedButton } from "../ui/ReasonedButton.tsx";

/** The step to sending certificates again. */
export function ResendFoot({ chosenCount, onContinue }: { chosenCount: number; onContinue: () => void }) {
  const text = useText();
  return (
    <PanelFoot>
      <ReasonedButton
        intent="primary"
        endIcon={<ChevronRight />}
        reason={chosenCount === 0 ? text("certificate.continue.noneChosen") : null}
        onClick={onContinue}
        text={text("certificate.continue", { count: chosenCount })}
      />
    </PanelFoot>
  );
}
