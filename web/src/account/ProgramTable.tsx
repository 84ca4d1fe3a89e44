import { graphql, useFragment } from "react-relay/hooks";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Card } from "../ui/Card.tsx";
import table from "../ui/Table.module.css";
import type {
  ProgramTable_programs$data,
  ProgramTable_programs$key,
} from "./__generated__/ProgramTable_programs.graphql.ts";
import { ProgramActions } from "./ProgramActions.tsx";
import styles from "./Programs.module.css";
import { knownScopes } from "./programScopes.ts";
import type { ToldSecret } from "./useProgramChanges.ts";

type Props = { programsRef: ProgramTable_programs$key; onTold: (told: ToldSecret) => void };

export function ProgramTable({ programsRef, onTold }: Props) {
  const programs = useFragment(
    graphql`
      fragment ProgramTable_programs on Program @relay(plural: true) {
        programId
        name
        scopes
        endsOn
        lastUsedAt
        responsibleName
      }
    `,
    programsRef,
  );
  return (
    <Card flush>
      <table className={`${table.table} ${styles.programs}`}>
        <thead>
          <tr>
            <th scope="col">
              <Text id="program.name" />
            </th>
            <th scope="col" className={styles.day}>
              <Text id="program.endsOn" />
            </th>
            <th scope="col" className={styles.day}>
              <Text id="program.lastUsed" />
            </th>
            <th scope="col" className={styles.actions}>
              <span className="heard-only">
                <Text id="program.actions" />
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {programs.map((program) => (
            <ProgramRow key={program.programId} program={program} onTold={onTold} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

type RowProps = { program: ProgramTable_programs$data[number]; onTold: (told: ToldSecret) => void };

function ProgramRow({ program, onTold }: RowProps) {
  const text = useText();
  const { name, scopes, endsOn, lastUsedAt, responsibleName } = program;
  const rights = knownScopes.filter((scope) => scopes.includes(scope)).map((scope) => text(`program.scope.${scope}`));
  // The service compares a program's last day with the UTC date.
  const hasEnded = endsOn < new Date().toISOString().slice(0, 10);
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>{name}</span>
        <span className={styles.rights}>{rights.join(" · ")}</span>
        <span className={styles.rights}>
          <Text id="program.responsible" values={{ name: responsibleName }} />
        </span>
      </th>
      <td className={table.date}>
        {endsOn}
        {hasEnded && (
          <span className={styles.ended}>
            <Text id="program.ended" />
          </span>
        )}
      </td>
      <td className={lastUsedAt ? table.date : undefined}>
        {lastUsedAt ? localDay(lastUsedAt) : <Text id="program.neverUsed" />}
      </td>
      <td>
        <ProgramActions program={program} onTold={onTold} />
      </td>
    </tr>
  );
}
