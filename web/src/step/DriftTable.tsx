import { Text } from "../i18n/Text.tsx";
import type { DriftStep } from "./driftPoints.ts";
import { endOfScale } from "./reading.ts";

/** The drift chart's figures, for screen readers. */
export function DriftTable({ steps, ohm }: { steps: readonly DriftStep[]; ohm: (value: number) => string }) {
  return (
    <table className="heard-only">
      <caption>
        <Text id="drift.title" />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Text id="drift.step" />
          </th>
          <th scope="col">
            <Text id="quantity.RESISTANCE" />
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ number, value, isOverRange }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td>
              {value === null ? isOverRange ? endOfScale.RESISTANCE : <Text id="step.notMeasured" /> : ohm(value)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
