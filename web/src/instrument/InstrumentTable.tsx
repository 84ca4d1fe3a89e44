import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { Card } from "../ui/Card.tsx";
import table from "../ui/Table.module.css";
import type { InstrumentTable_instruments$key } from "./__generated__/InstrumentTable_instruments.graphql.ts";
import { InstrumentRow } from "./InstrumentRow.tsx";
import styles from "./Instruments.module.css";

const columns = ["number", "name", "calibratedOn", "validUntil", "state", "values", "certificate", "actions"] as const;

export function InstrumentTable({ instrumentsRef }: { instrumentsRef: InstrumentTable_instruments$key }) {
  const instruments = useFragment(
    graphql`
      fragment InstrumentTable_instruments on Instrument @relay(plural: true) {
        id
        ...InstrumentRow_instrument
      }
    `,
    instrumentsRef,
  );
  return (
    <Card flush>
      <table className={`${table.table} ${table.twoLine} ${styles.instruments}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={`${styles[column]} ${column === "values" ? table.number : ""}`}>
                <span className={column === "actions" ? "heard-only" : undefined}>
                  <Text id={`instrument.${column}`} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {instruments.map((instrument) => (
            <InstrumentRow key={instrument.id} instrumentRef={instrument} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}
