import { useId, useMemo, useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useSaveState } from "../forms/useSaveState.ts";
import { Text } from "../i18n/Text.tsx";
import { useAdoptOrphanedReadings } from "../reading/useAdoptOrphanedReadings.ts";
import { EmptyCable } from "../ui/EmptyCable.tsx";
import { Notice } from "../ui/Notice.tsx";
import { useRowWindow } from "../ui/useRowWindow.ts";
import type { MeasuringGrid_room$key } from "./__generated__/MeasuringGrid_room.graphql.ts";
import { drawnRows } from "./drawnRows.ts";
import type { FetchedRoom } from "./fetchRooms.ts";
import { GridHead } from "./GridHead.tsx";
import { GridRow } from "./GridRow.tsx";
import { GridStatus } from "./GridStatus.tsx";
import { type GridColumn, gridColumns, gridSteps, type Room } from "./gridCells.ts";
import styles from "./MeasuringGrid.module.css";
import { PastePreview } from "./PastePreview.tsx";
import type { ListedRoom } from "./roomList.ts";
import { StepChoice } from "./StepChoice.tsx";
import { useChosenStep } from "./useChosenStep.ts";
import { useGridFocus } from "./useGridFocus.ts";
import { useGridKeys } from "./useGridKeys.ts";
import { usePaste } from "./usePaste.ts";

type Props = {
  /** In the order of the rows. */
  rooms: readonly ListedRoom[];
  fetched: ReadonlyMap<string, FetchedRoom>;
  isLoading: boolean;
};

const maxRowsAtOnce = 100;
const rowHeight = 72;

export function MeasuringGrid({ rooms, fetched, isLoading }: Props) {
  const id = useId();
  useAdoptOrphanedReadings();
  const refs = useMemo(() => [...fetched.values()], [fetched]);
  const read = useFragment<MeasuringGrid_room$key>(
    graphql`
      fragment MeasuringGrid_room on Installation @relay(plural: true) {
        installationId
        title
        viewerCanRecord
        steps {
          stepLabel
          title
          entries {
            id
            measurementId
            product {
              title
            }
            measurements {
              quantity
              value
              isOverRange
              lowerBound
              isNotMeasured
              isRequired
              minimum
              maximum
              least
              verdict
            }
            changes {
              field
              version
              recordedAt
              recordedBy {
                firstName
                lastName
              }
            }
          }
        }
      }
    `,
    refs,
  );
  const byId = useMemo(() => new Map<string, Room>(read.map((room) => [room.installationId, room])), [read]);
  const rows = rooms.map((listed) => ({ ...listed, room: byId.get(listed.installationId) ?? null }));
  const hasSeveralPlaces = rooms.some(({ place }) => place !== rooms[0]?.place);
  const steps = gridSteps(read);
  const stepLabel = useChosenStep(read);
  const columns = useColumns(read, stepLabel);
  const { state, track } = useSaveState();
  const grid = { rows, columns, stepLabel };
  const focus = useGridFocus(grid);
  const onKeyDown = useGridKeys(grid, focus);
  const { pasted, onPaste, enter, close } = usePaste(grid, track);
  const head = useRef<HTMLTableSectionElement>(null);
  const { first, end } = useRowWindow(rows.length, rowHeight, head, maxRowsAtOnce);
  const isWindowed = rows.length > maxRowsAtOnce;

  if (!isLoading && steps.length === 0)
    return (
      <Notice picture={<EmptyCable />} title={<Text id="measuring.none" />}>
        <Text id="measuring.noProducts" />
      </Notice>
    );
  return (
    <>
      <StepChoice steps={steps} stepLabel={stepLabel} />
      <GridStatus grid={grid} saveState={state} onJump={focus.moveTo} active={focus.active} />
      <div className={styles.scroller}>
        <table
          ref={focus.table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid is a table, which keeps its headers.
          role="grid"
          className={`${styles.grid} ${isWindowed ? styles.windowed : ""}`}
          aria-label={steps.find((step) => step.stepLabel === stepLabel)?.title}
          aria-describedby={`${id}keys`}
          aria-rowcount={isWindowed ? rows.length + 1 : undefined}
          onKeyDown={onKeyDown}
          onFocus={focus.onFocus}
          onPaste={onPaste}
        >
          <GridHead gridId={id} head={head} columns={columns} />
          <tbody>
            {drawnRows(rows, { first, end }, focus.active.row).map((drawn) =>
              "gap" in drawn ? (
                // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus.
                <tr key={drawn.key} aria-hidden="true" style={{ height: drawn.gap * rowHeight }} />
              ) : (
                <GridRow
                  key={drawn.row.installationId}
                  gridId={id}
                  rowIndex={drawn.index}
                  ariaRowIndex={isWindowed ? drawn.index + 2 : undefined}
                  title={drawn.row.title}
                  place={hasSeveralPlaces ? drawn.row.place : ""}
                  installationId={drawn.row.installationId}
                  room={drawn.row.room}
                  columns={columns}
                  stepLabel={stepLabel}
                  activeColumn={drawn.index === focus.active.row ? focus.active.column : null}
                  track={track}
                />
              ),
            )}
          </tbody>
        </table>
      </div>
      {pasted && (
        <PastePreview
          cells={pasted}
          hasSeveralProducts={columns.some(({ position }) => position > 0)}
          onEnter={enter}
          onClose={close}
        />
      )}
      <p id={`${id}keys`} className={styles.keys}>
        <Text id="measuring.keys" />
      </p>
    </>
  );
}

/** The same object as long as the columns are the same, so that a value that was saved draws its own row alone. */
function useColumns(rooms: readonly Room[], stepLabel: string): readonly GridColumn[] {
  const columns = JSON.stringify(gridColumns(rooms, stepLabel));
  return useMemo(() => JSON.parse(columns), [columns]);
}
