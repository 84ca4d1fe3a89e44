import { Button } from "@blueprintjs/core";
import { Archive, Download, Unarchive } from "@blueprintjs/icons";
import { useState } from "react";
import { useIntl } from "react-intl";
import { commitLocalUpdate, useRelayEnvironment } from "react-relay/hooks";
import type { StartBatch } from "../batch/useBatches.ts";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { SeveralOutcomes } from "../errors/SeveralOutcomes.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { ProjectListName } from "../navigation/projectListName.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { renewPages } from "../relay/projectLists.ts";
import { type Several, useSeveral } from "../relay/useSeveral.ts";
import { csv, csvSeparator } from "../spreadsheet/csv.ts";
import { saveFile } from "../spreadsheet/saveFile.ts";
import { ActionCount, TickedBar } from "../ui/TickedBar.tsx";
import { ArchiveSeveralModal } from "./ArchiveSeveralModal.tsx";
import { sortedProjects } from "./listedProjects.ts";
import type { ProjectTicks } from "./ProjectListContent.tsx";
import type { ProjectListView } from "./projectListView.ts";
import { useMoveProject } from "./useMoveProject.ts";
import { useProjectRows } from "./useProjectRows.ts";

type Named = { readonly id: string; readonly name: string };
type Direction = "archive" | "reactivate";
type Moved = Several<Named> & { direction: Direction; isUndo: boolean };

type Props = {
  list: ProjectListName;
  /** Decides the order in which projects are saved and moved. */
  view: ProjectListView;
  ticking: ProjectTicks;
  /** Null if the service has no batches: each project is then moved by a request of its own. */
  startBatch: StartBatch | null;
  /** Called when the bar disappears together with the focused element. */
  onLeave: () => void;
};

export function ChosenProjectsBar({ list, view, ticking, startBatch, onLeave }: Props) {
  const { chosen, shownCount, untick: onUntick, progress: fetching = null, stop: stopFetching } = ticking;
  const text = useText();
  const { locale } = useIntl();
  const { move: moveOne } = useMoveProject({ keepsPages: true });
  const environment = useRelayEnvironment();
  const { run, progress, stop } = useSeveral();
  const toRows = useProjectRows();
  const [told, setTold] = useState<Moved | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [refused, setRefused] = useState<MutationFailure | null>(null);
  const move = async (projects: readonly Named[], direction: Direction, isUndo: boolean, earlier?: Moved) => {
    if (progress) return;
    setTold(null);
    const moved = await run(
      projects,
      ({ id }) => moveOne(id, direction === "archive" ? "archived" : "ongoing"),
      earlier,
    );
    // The lists are renewed once for all projects, because each renewal takes several rate-limited requests.
    commitLocalUpdate(environment, (store) => renewPages(store, ["ongoing", "archived"]));
    onUntick(moved.done.slice(earlier?.done.length).map(({ id }) => id));
    setTold({ ...moved, direction, isUndo });
  };
  // "Continue" runs on untried projects that are still ticked. After an undo it runs on all untried ones.
  const untried = told?.untried.filter((each) => told.isUndo || chosen.some(({ id }) => id === each.id)) ?? [];
  const inOrder = () => sortedProjects(chosen, view, locale);
  const save = () => {
    const table = csv(toRows(inOrder()), { separator: csvSeparator(locale), locale });
    saveFile(`${text(`project.list.${list}`)}.csv`, table, "text/csv;charset=utf-8");
  };
  const leave = () => {
    setTold(null);
    onUntick(chosen.map(({ id }) => id));
    onLeave();
  };
  const begin = async () => {
    setIsAsking(false);
    setRefused(null);
    const direction = list === "ongoing" ? "archive" : "reactivate";
    if (!startBatch || chosen.length === 1) return move(inOrder(), direction, false);
    const action = direction === "archive" ? "ARCHIVE" : "REACTIVATE";
    const result = await startBatch({ action, ids: chosen.map(({ id }) => id) });
    if (result.kind === "done") leave();
    else setRefused(result);
  };
  const roomCount = chosen.reduce((sum, { installationCount }) => sum + installationCount, 0);
  const hiddenCount = chosen.length - shownCount;
  const direction = list === "ongoing" ? "archive" : "reactivate";
  if (!told && !progress && !fetching && chosen.length === 0) return null;
  return (
    <>
      {isAsking && (
        <ArchiveSeveralModal count={chosen.length} onArchive={() => void begin()} onClose={() => setIsAsking(false)} />
      )}
      <TickedBar
        label={text("project.chosen.label")}
        count={
          chosen.length > 0 ? (
            <>
              <strong>
                <Text id="project.chosen.count" values={{ count: chosen.length }} />
              </strong>{" "}
              <Text id="installation.several.count" values={{ count: roomCount }} />{" "}
              {hiddenCount > 0 && <Text id="project.chosen.hidden" values={{ count: hiddenCount }} />}
            </>
          ) : null
        }
        actions={
          <>
            <Button
              icon={list === "ongoing" ? <Archive /> : <Unarchive />}
              onClick={() => (direction === "archive" ? setIsAsking(true) : void begin())}
            >
              <Text id={`project.${direction}.submit`} />
              <ActionCount>{chosen.length}</ActionCount>
            </Button>
            <Button icon={<Download />} onClick={save} text={text("protocol.csv")} />
          </>
        }
        progress={progress ?? fetching}
        onStop={progress ? stop : () => stopFetching?.()}
        onClear={leave}
        outcomes={
          refused ? (
            <FailureNotice title="batch.notStarted" context="project" failure={refused} />
          ) : (
            told && (
              <SeveralOutcomes
                context="project"
                done={told.done.map(({ name }) => name)}
                doneText={<Text id={`project.chosen.${told.direction}.done`} values={{ count: told.done.length }} />}
                left={told.left}
                leftText={<Text id={`project.chosen.${told.direction}.left`} values={{ count: told.left.length }} />}
                untriedCount={untried.length}
                onUndo={
                  told.isUndo
                    ? null
                    : () => void move(told.done, told.direction === "archive" ? "reactivate" : "archive", true)
                }
                onRetry={() => void move(told.left, told.direction, told.isUndo, told)}
                onContinue={() => void move(untried, told.direction, told.isUndo, told)}
                onClose={chosen.length > 0 ? () => setTold(null) : leave}
              />
            )
          )
        }
      />
    </>
  );
}
