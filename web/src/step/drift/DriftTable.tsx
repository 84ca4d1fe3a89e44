import { Text } from "../../i18n/Text.tsx";
import type { Reading } from "../../reading/reading.ts";
import type { DriftStep } from "./driftPoints.ts";

export function DriftTable({ steps, shown }: { steps: readonly DriftStep[]; shown: (reading: Reading) => string }) {
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
        {steps.map(({ number, reading }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td>{shown(reading) || <Text id="step.notMeasured" />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
