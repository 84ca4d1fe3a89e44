import { Link } from "react-router";
import { useText } from "../i18n/useText.ts";
import { measuringSearch } from "../navigation/useMeasuringView.ts";
import styles from "./StepChoice.module.css";

type Props = { steps: readonly { readonly stepLabel: string; readonly title: string }[]; stepLabel: string };

export function StepChoice({ steps, stepLabel }: Props) {
  const text = useText();
  return (
    <nav aria-label={text("step.list")}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.stepLabel}>
            <Link
              className={styles.step}
              to={{ search: measuringSearch(step.stepLabel) }}
              preventScrollReset
              aria-current={step.stepLabel === stepLabel ? "step" : undefined}
            >
              {step.title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
