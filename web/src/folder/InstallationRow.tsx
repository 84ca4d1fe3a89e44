import { Camera } from "@blueprintjs/icons";
import { type RefObject, useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { rowId } from "../installation/installationApi.ts";
import { type InstallationView, panelSearch } from "../navigation/projectPanel.ts";
import { useProjectPanel } from "../navigation/useProjectPanel.ts";
import { StepShapes } from "../step/StepShapes.tsx";
import { LazyImage } from "../ui/LazyImage.tsx";
import { Status } from "../ui/Status.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import table from "../ui/Table.module.css";
import { TickBox } from "../ui/TickBox.tsx";
import type { Ticks } from "../ui/useTicks.ts";
import { usePicture } from "../upload/usePicture.ts";
import type {
  InstallationRow_installation$data,
  InstallationRow_installation$key,
} from "./__generated__/InstallationRow_installation.graphql.ts";
import styles from "./FolderTable.module.css";
import { RoomToDo } from "./RoomToDo.tsx";

const fragment = graphql`
  fragment InstallationRow_installation on Installation {
    installationId
    title
    status
    review {
      state
    }
    stepStates {
      stepLabel
      stepNumber
      state
    }
    lacksPhoto
    photo {
      url
      thumbnailUrl
      fileName
    }
    installer {
      firstName
      lastName
    }
  }
`;

type Props = {
  installationRef: InstallationRow_installation$key & { readonly id: string; readonly viewerCanEdit: boolean };
  /** Null if rows cannot be ticked. */
  ticks: Ticks | null;
};

/** A press opens the installation's panel. The row is marked while the panel is open. */
export function InstallationRow({ installationRef, ticks }: Props) {
  const text = useText();
  const { id, viewerCanEdit } = installationRef;
  const isTicked = ticks?.isTicked(id) ?? false;
  const { installationId, title, status, review, stepStates, photo, lacksPhoto, installer } = useFragment(
    fragment,
    installationRef,
  );
  const { panel } = useProjectPanel();
  const isOpen = panel?.kind === "installation" && panel.installationId === installationId;
  const row = useRowInView(isOpen);
  const searchOf = (view: InstallationView) => panelSearch({ kind: "installation", installationId, view });
  return (
    <tr
      ref={row}
      className={`${styles.row} ${table.clickable} ${isOpen ? table.open : ""} ${isTicked ? table.ticked : ""}`}
    >
      {ticks && (
        <td className={table.tick}>
          {viewerCanEdit && (
            <TickBox
              label={text("ticks.one", { name: title })}
              isTicked={isTicked}
              onTick={(isOn, isRange) => ticks.tick(id, isOn, isRange)}
            />
          )}
        </td>
      )}
      <th scope="row">
        <Link
          id={rowId(installationId)}
          className={`${table.name} ${styles.link}`}
          to={{ search: searchOf({ name: "overview" }) }}
          state={{ room: title }}
          preventScrollReset
          aria-current={isOpen || undefined}
        >
          {title}
        </Link>
      </th>
      <td>{`${installer.firstName} ${installer.lastName}`}</td>
      <td>
        <span className={styles.stated}>
          <span className={styles.state}>
            {status === "COMPLETED" ? (
              <Status name="completed">
                <Text id="installation.status.completed" />
              </Status>
            ) : (
              <Status name="in-progress">
                <Text id="installation.status.started" />
              </Status>
            )}
            {review?.state === "WAITING" && (
              <span className={styles.waits}>
                <StatusIcon name="signable" size={12} />
                <span>
                  <Text id="installation.status.waits" />
                </span>
              </span>
            )}
          </span>
          {stepStates && (
            <StepShapes
              states={stepStates}
              toSearch={(stepLabel) => searchOf({ name: "step", stepLabel })}
              room={title}
            />
          )}
          {stepStates && <RoomToDo isCompleted={status === "COMPLETED"} states={stepStates} />}
          {stepStates && stepStates.length > 0 && (photo || lacksPhoto) && (
            <RoomPhoto title={title} photo={lacksPhoto ? null : photo} />
          )}
        </span>
      </td>
    </tr>
  );
}

/** The last photo, or a dashed box while a required photo is lacking. */
function RoomPhoto({ title, photo }: Pick<InstallationRow_installation$data, "title" | "photo">) {
  const text = useText();
  const { src, isFailed, onError } = usePicture(photo?.url ?? "", photo?.thumbnailUrl);
  return (
    <span className={styles.photo}>
      {photo && !isFailed ? (
        <LazyImage src={src} alt={text("matrix.photoOf", { name: title })} onError={onError} />
      ) : (
        !photo && (
          <span className={styles.noPhoto} title={text("matrix.noPhoto")}>
            <Camera size={14} aria-hidden="true" />
            <span className="heard-only">{text("matrix.noPhoto")}</span>
          </span>
        )
      )}
    </span>
  );
}

/** Keeps the row of the open panel in view. The panel narrows the page, so content above the row may grow. */
function useRowInView(isOpen: boolean): RefObject<HTMLTableRowElement | null> {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return row;
}
