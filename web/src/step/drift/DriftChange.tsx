import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Text } from "../../i18n/Text.tsx";
import { trueMinus } from "../../i18n/trueMinus.ts";
import { type DriftStep, driftSinceFirst } from "./driftPoints.ts";

type Props = {
  steps: readonly DriftStep[];
  stepNumber: number;
  children: (change: ReactNode) => ReactNode;
};

export function DriftChange({ steps, stepNumber, children }: Props) {
  const intl = useIntl();
  const drift = driftSinceFirst(steps, stepNumber);
  if (!drift) return null;
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const change = trueMinus(intl.formatNumber(drift.change, { ...oneDecimal, signDisplay: "exceptZero" }));
  return children(<Text id="drift.since" values={{ change: `${change}\u00a0Ω`, step: drift.since }} />);
}
