import type { components } from "../../__generated__/contract.ts";
import type { Random } from "../data/seeded.ts";
import type { Condition } from "./plan.ts";

type Reading = NonNullable<components["schemas"]["Reading"]>;

export type Readings = {
  resistance(step: number): Reading;
  insulation(step: number): Reading;
  current(): number;
  temperature(): number;
};

/** `nominal` is in ohm, `power` in watt. A near-limit cable drifts into the outer tenth of its range; a damaged cable breaks and leaks. */
export function planReadings(
  cable: { nominal: number | null; power: number | null },
  condition: Condition,
  random: Random,
): Readings {
  const nominal = cable.nominal ?? 0;
  const sound = random.between(0.985, 1.035);
  const edge = condition === "high" ? random.between(1.088, 1.097) : random.between(0.954, 0.962);
  const megohm = random.chance(0.6) ? null : random.whole(420, 960);
  const resistance = (step: number): Reading => {
    if (condition === "damaged") return [nominal - 0.2, nominal + 0.2].map(tenth)[step] ?? "OVER_RANGE";
    const drifted = (condition === "high" || condition === "low") && step > 0;
    return tenth(nominal * (drifted ? edge : sound) * random.between(0.9985, 1.0015));
  };
  const insulation = (step: number): Reading => {
    if (condition === "damaged") return step < 2 ? ">1000" : 2;
    return megohm === null || step < 2 ? ">1000" : Math.round((megohm - step * random.between(4, 16)) / 10) * 10;
  };
  return {
    resistance,
    insulation,
    current: () => Math.round(((cable.power ?? 0) / 230) * random.between(0.86, 1.04) * 100) / 100,
    temperature: () => random.whole(2, 14),
  };
}

const tenth = (ohm: number) => Math.round(ohm * 10) / 10;
