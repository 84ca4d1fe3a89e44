import { useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { measuringSearch, type ShownSteps } from "../navigation/useMeasuringView.ts";
import type { GridStep } from "./gridCells.ts";
import styles from "./StepChoice.module.css";
import { StepProgress } from "./StepProgress.tsx";
import type { CellCounts } from "./useCellCounts.ts";
import { rememberShown } from "./useChosenStep.ts";

type Props = { steps: readonly GridStep[]; stepLabel: string | null; counts: CellCounts; isLoading: boolean };

/** Chooses all steps side by side or one of them. */
export function StepChoice({ steps, stepLabel, counts, isLoading }: Props) {
  const text = useText();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded steps and counts move the chosen step.
  useLayoutEffect(() => {
    if (list.current) showChosen(list.current);
  }, [stepLabel, steps, isLoading]);
  const choice = (shown: ShownSteps) => ({
    className: styles.step,
    to: { search: measuringSearch(shown) },
    preventScrollReset: true,
    onClick: () => rememberShown(shown),
  });
  return (
    <nav aria-label={text("step.list")}>
      <ol ref={list} className={styles.steps}>
        {steps.length > 1 && (
          <li>
            <Link {...choice("all")} aria-current={stepLabel === null ? "true" : undefined}>
              <Text id="measuring.allSteps" />
            </Link>
          </li>
        )}
        {steps.map((step) => (
          <li key={step.stepLabel}>
            <Link
              {...choice({ stepLabel: step.stepLabel })}
              title={step.title}
              aria-current={step.stepLabel === stepLabel ? "step" : undefined}
            >
              {step.number} <StepTitle {...step} />{" "}
              <StepProgress stepLabel={step.stepLabel} {...{ counts, isLoading }} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Scrolls the row, and not the page, until the chosen step is whole in sight. */
function showChosen(list: HTMLOListElement) {
  const chosen = list.querySelector("[aria-current]")?.getBoundingClientRect();
  const { left, right } = list.getBoundingClientRect();
  if (chosen) list.scrollLeft += Math.max(0, chosen.right - right) - Math.max(0, left - chosen.left);
}

/** Shows the title up to its first comma, because the whole titles of four steps need two lines. */
function StepTitle({ title, number }: GridStep) {
  const [short = title, ...rest] = title.split(/(?=,)/);
  return (
    <>
      <span aria-hidden="true" className={styles.title} data-numbered={number !== null || undefined}>
        {short}
        {rest.length > 0 && <span className={styles.rest}>{rest}</span>}
      </span>
      <span className="heard-only">{title}</span>
    </>
  );
}
