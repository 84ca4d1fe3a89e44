import type { Reading } from "../../reading/reading.ts";
import type { Verdict } from "../../reading/verdict.ts";
import { BandGauge } from "./BandGauge.tsx";
import { MinimumGauge } from "./MinimumGauge.tsx";

type Limit = number | null | undefined;

type Props = {
  reading: Reading;
  verdict: Verdict | null | undefined;
  isQuestioned: boolean;
  minimum: Limit;
  maximum: Limit;
  lowerLimit: Limit;
  locale: string;
};

export function MeasurementGauge({ minimum, maximum, lowerLimit, ...shown }: Props) {
  if (typeof minimum === "number" && typeof maximum === "number")
    return <BandGauge minimum={minimum} maximum={maximum} {...shown} />;
  return typeof lowerLimit === "number" ? <MinimumGauge minimum={lowerLimit} {...shown} /> : null;
}
