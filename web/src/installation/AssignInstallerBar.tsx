import { useEffect, useState } from "react";
import {
  graphql,
  type PreloadedQuery,
  usePreloadedQuery,
  useQueryLoader,
  useRelayEnvironment,
} from "react-relay/hooks";
import { LatestBatches } from "../batch/LatestBatches.tsx";
import { useBatches } from "../batch/useBatches.ts";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { SeveralOutcomes } from "../errors/SeveralOutcomes.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useFeatures } from "../relay/features.tsx";
import type { MutationFailure, MutationResult } from "../relay/mutationResult.ts";
import { type Several, useSeveral } from "../relay/useSeveral.ts";
import { TickedBar } from "../ui/TickedBar.tsx";
import type { AssignInstallerBarQuery } from "./__generated__/AssignInstallerBarQuery.graphql.ts";
import { ExchangeProducts } from "./ExchangeProducts.tsx";
import type { RoomToExchange } from "./exchangedRooms.ts";
import { InstallerMenu } from "./InstallerMenu.tsx";
import { renewInstallers } from "./renewInstallers.ts";
import { useUpdateInstallation } from "./useUpdateInstallation.ts";

const query = graphql`
  query AssignInstallerBarQuery {
    viewer {
      company {
        installers {
          id
          firstName
          lastName
        }
      }
    }
  }
`;

type Room = RoomToExchange & {
  readonly version: string;
  readonly installer: { readonly id: string };
};
/** `formerId` is the previous installer, which an undo sets again. */
type Change = { readonly id: string; readonly name: string; readonly installerId: string; readonly formerId: string };

type Props = {
  rooms: readonly Room[];
  ticked: readonly Room[];
  onUntick: (ids: readonly string[]) => void;
  /** Called when the bar disappears together with the focused element. */
  onLeave: () => void;
};

/** Gives the ticked rooms another installer, which can be undone. */
export function AssignInstallerBar(props: Props) {
  const [reference, load] = useQueryLoader<AssignInstallerBarQuery>(query);
  useEffect(() => load({}), [load]);
  return reference && <LoadedBar {...props} reference={reference} />;
}

type LoadedProps = Props & { reference: PreloadedQuery<AssignInstallerBarQuery> };

function LoadedBar({ rooms, ticked, onUntick, onLeave, reference }: LoadedProps) {
  const text = useText();
  const { viewer } = usePreloadedQuery<AssignInstallerBarQuery>(query, reference);
  const people = viewer?.company?.installers ?? [];
  const { update } = useUpdateInstallation();
  const environment = useRelayEnvironment();
  const features = useFeatures();
  const hasBatches = features.batches === true;
  const { batches, start, undo } = useBatches({
    isOffered: hasBatches,
    onEnded: ({ action }) => void renewInstallers(environment, rooms, action === "EXCHANGE"),
  });
  const [refused, setRefused] = useState<MutationFailure | null>(null);
  const { run, progress, stop } = useSeveral();
  const [told, setTold] = useState<(Several<Change> & { isUndo: boolean }) | null>(null);
  const assign = async (changes: readonly Change[], isUndo: boolean, earlier?: Several<Change>) => {
    if (progress) return;
    setTold(null);
    const change = async ({ id, installerId: next }: Change): Promise<MutationResult> => {
      const room = rooms.find((each) => each.id === id);
      if (!room) return { kind: "refused", code: "NOT_FOUND" };
      return update(id, { title: room.title, installerId: next, version: room.version });
    };
    const result = await run(changes, change, earlier);
    onUntick(result.done.slice(earlier?.done.length).map(({ id }) => id));
    setTold({ ...result, isUndo });
  };
  const begin = async (installerId: string) => {
    setRefused(null);
    if (!hasBatches)
      return assign(
        ticked.map(({ id, title, installer }) => ({ id, name: title, installerId, formerId: installer.id })),
        false,
      );
    const ids = ticked.map(({ id }) => id);
    const result = await start({ action: "ASSIGN", ids, installerId });
    if (result.kind === "done") onUntick(ids);
    else setRefused(result);
  };
  // The rooms that were not tried and are still ticked. An undo also continues with rooms that are no longer ticked.
  const untried = told?.untried.filter((each) => told.isUndo || ticked.some(({ id }) => id === each.id)) ?? [];
  const leave = () => {
    setTold(null);
    onUntick(ticked.map(({ id }) => id));
    onLeave();
  };
  const latest = (
    <LatestBatches batches={batches.filter(({ action }) => action === "ASSIGN" || action === "EXCHANGE")} undo={undo} />
  );
  if (!told && !progress && ticked.length === 0) return latest;
  const values = { count: told?.done.length ?? 0 };
  return (
    <>
      {latest}
      <TickedBar
        label={text("installation.ticked.label")}
        count={
          ticked.length > 0 ? (
            <strong>
              <Text id="installation.ticked.count" values={{ count: ticked.length }} />
            </strong>
          ) : null
        }
        actions={
          <>
            <InstallerMenu people={people} count={ticked.length} onChoose={(id) => void begin(id)} />
            {hasBatches && features.productBatches && (
              <ExchangeProducts rooms={ticked} start={start} onStarted={leave} />
            )}
          </>
        }
        progress={progress}
        onStop={stop}
        onClear={leave}
        outcomes={
          refused ? (
            <FailureNotice title="batch.notStarted" failure={refused} />
          ) : (
            told && (
              <SeveralOutcomes
                context="installation"
                done={told.done.map(({ name }) => name)}
                doneText={
                  <Text id={told.isUndo ? "installation.assign.undone" : "installation.assign.done"} values={values} />
                }
                left={told.left}
                leftText={<Text id="installation.assign.left" values={{ count: told.left.length }} />}
                untriedCount={untried.length}
                onUndo={
                  told.isUndo
                    ? null
                    : () =>
                        void assign(
                          told.done.map((change) => ({ ...change, installerId: change.formerId })),
                          true,
                        )
                }
                onRetry={() => void assign(told.left, told.isUndo, told)}
                onContinue={() => void assign(untried, told.isUndo, told)}
                onClose={ticked.length > 0 ? () => setTold(null) : leave}
              />
            )
          )
        }
      />
    </>
  );
}
