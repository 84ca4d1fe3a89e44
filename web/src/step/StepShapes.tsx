import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { type ShapeName, StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./StepShapes.module.css";

export type StepState = { readonly stepLabel: string; readonly stepNumber: number; readonly state: string };

const shapes = {
  WITHIN: "completed",
  FILLED: "filled",
  NEAR_LIMIT: "near-limit",
  INCONCLUSIVE: "over-range-inconclusive",
  OUTSIDE: "outside",
  PARTIAL: "in-progress",
  MISSING: "not-measured",
} as const satisfies Record<string, ShapeName>;

type Known = keyof typeof shapes;
const known = Object.keys(shapes) as Known[];
/** A state that this version does not know counts as missing. */
export const knownState = ({ state }: StepState) => known.find((one) => one === state) ?? "MISSING";

type Props = {
  states: readonly StepState[];
  toSearch: (stepLabel: string) => string;
  current?: string;
  /** The room's name is the panel's title until the panel has loaded. */
  room?: string;
};

/** One link per step. Arrow keys move between the steps, and Tab leaves them. */
export function StepShapes({ states, toSearch, current, room }: Props) {
  const text = useText();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The keys concern the links inside.
    <span className={`${styles.steps} ${current === undefined ? "" : styles.numbered}`} onKeyDown={moveFocus}>
      {states.map((step, index) => {
        const state = knownState(step);
        const label = text("step.state", { number: step.stepNumber, state: text(`step.state.${state}`) });
        return (
          <Link
            key={step.stepLabel}
            to={{ search: toSearch(step.stepLabel) }}
            state={room === undefined ? undefined : { room }}
            preventScrollReset
            tabIndex={index === 0 ? 0 : -1}
            aria-current={step.stepLabel === current ? "step" : undefined}
            aria-label={label}
            title={label}
          >
            {current !== undefined && <span aria-hidden="true">{step.stepNumber}</span>}
            <StatusIcon name={shapes[state]} size={16} />
          </Link>
        );
      })}
    </span>
  );
}

function moveFocus({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) {
  const links = [...currentTarget.querySelectorAll("a")];
  const at = links.indexOf(target as HTMLAnchorElement);
  if (key === "ArrowRight") links[at + 1]?.focus();
  if (key === "ArrowLeft") links[at - 1]?.focus();
}

export function StepNumbers({ count }: { count: number }) {
  return (
    <span className={styles.numbers} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
        <span key={number}>{number}</span>
      ))}
    </span>
  );
}

/** Explains the shapes that occur. Nothing is explained if all of them are ticks. */
export function StepLegend({ states }: { states: readonly StepState[] }) {
  const shown = new Set(states.map(knownState));
  if ([...shown].every((state) => state === "WITHIN")) return null;
  return (
    <ul className={styles.legend}>
      {known
        .filter((state) => shown.has(state))
        .map((state) => (
          <li key={state}>
            <StatusIcon name={shapes[state]} size={14} />
            <Text id={`step.state.${state}`} />
          </li>
        ))}
    </ul>
  );
}
