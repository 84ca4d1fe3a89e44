import { Button } from "@blueprintjs/core";
import { ArrowRight } from "@blueprintjs/icons";
import { useEffect } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import styles from "./MeasuringGrid.module.css";
import type { NextStep } from "./useNextStep.ts";

/** After Enter in the last room, shows below the rows where the person can go on. */
export function NextStepOffer({ next: { step, isSameStep, go } }: { next: NextStep }) {
  const text = useText();
  const name = step && (step.number === null ? step.title : text("step.numbered", { ...step, number: step.number }));
  const isOffered = step !== null;
  useEffect(() => {
    // The offer may cover the focused row.
    if (isOffered) document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [isOffered]);
  return (
    <div role="status" className={styles.offer}>
      {step && (
        <>
          <Text id="measuring.offer" />{" "}
          <Button icon={<ArrowRight />} onClick={go}>
            {isSameStep ? <Text id="measuring.offer.value" /> : name}
          </Button>
        </>
      )}
    </div>
  );
}
