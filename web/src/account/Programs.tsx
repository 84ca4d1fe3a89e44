import { Button } from "@blueprintjs/core";
import { Add } from "@blueprintjs/icons";
import { useEffect, useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay/hooks";
import { PartFailed } from "../errors/PartFailed.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { wasInterrupted } from "../forms/draftStore.ts";
import { Text } from "../i18n/Text.tsx";
import { useRetry } from "../relay/useRetry.ts";
import { EmptyCable } from "../ui/EmptyCable.tsx";
import { Notice } from "../ui/Notice.tsx";
import type { ProgramsQuery } from "./__generated__/ProgramsQuery.graphql.ts";
import { AccountSection } from "./AccountSection.tsx";
import { CreateProgramModal } from "./CreateProgramModal.tsx";
import { ProgramSecretModal } from "./ProgramSecretModal.tsx";
import { ProgramTable } from "./ProgramTable.tsx";
import type { ToldSecret } from "./useProgramChanges.ts";

const query = graphql`
  query ProgramsQuery {
    viewer {
      company {
        programs @catch(to: RESULT) {
          programId
          ...ProgramTable_programs
        }
      }
    }
  }
`;

/** Programs are accounts of other systems; only owners manage them. */
export function Programs() {
  const [reference, load] = useQueryLoader<ProgramsQuery>(query);
  useEffect(() => load({}, { fetchPolicy: "store-and-network" }), [load]);
  return reference && <LoadedPrograms reference={reference} />;
}

function LoadedPrograms({ reference }: { reference: PreloadedQuery<ProgramsQuery> }) {
  const { viewer } = usePreloadedQuery<ProgramsQuery>(query, reference);
  const { retry, isRetrying } = useRetry<ProgramsQuery>(query);
  const [isAdding, setAdding] = useState(() => wasInterrupted(draftKeys.newProgram));
  const [told, setTold] = useState<ToldSecret | null>(null);
  const found = viewer?.company?.programs;
  if (!found || (found.ok && !found.value)) return null;
  const programs = found.ok ? found.value : null;
  const add = programs && (
    <Button icon={<Add />} onClick={() => setAdding(true)}>
      <Text id="program.add" />
    </Button>
  );
  return (
    <AccountSection anchor="programs" title={<Text id="program.title" />} count={programs?.length} actions={add}>
      {!programs ? (
        <PartFailed
          title={<Text id="program.failed" />}
          errors={found.ok ? [] : found.errors}
          isRetrying={isRetrying}
          onRetry={() => retry({})}
        />
      ) : programs.length === 0 ? (
        <Notice picture={<EmptyCable />} title={<Text id="program.none" />}>
          <Text id="program.intro" />
        </Notice>
      ) : (
        <ProgramTable programsRef={programs} onTold={setTold} />
      )}
      {isAdding && <CreateProgramModal onClose={() => setAdding(false)} onMade={setTold} />}
      {told && <ProgramSecretModal told={told} onClose={() => setTold(null)} />}
    </AccountSection>
  );
}
