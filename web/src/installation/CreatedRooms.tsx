import { Button } from "@blueprintjs/core";
import { useId } from "react";
import { Text } from "../i18n/Text.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";
import { rowId } from "./installationApi.ts";
import { RoomOutcomes } from "./RoomOutcomes.tsx";
import type { CreatedRoom } from "./useCreateInstallations.ts";
import type { RoomAttempts } from "./useRoomAttempts.ts";

type Props = Pick<RoomAttempts, "created" | "outcomes"> & { onDone: () => void };

export function CreatedRooms({ created, outcomes, onDone }: Props) {
  const id = useId();
  return (
    <>
      <ModalBody>
        <div id={id}>
          <RoomOutcomes created={created} outcomes={outcomes} />
        </div>
      </ModalBody>
      <ModalFooter>
        <Button autoFocus size="large" intent="primary" aria-describedby={id} onClick={onDone}>
          <Text id="modal.done" />
        </Button>
      </ModalFooter>
    </>
  );
}

/** The table row of the created room that stands first on the page. Null if the table shows no created room. */
export function firstRowOf(created: readonly CreatedRoom[]): HTMLElement | null {
  const rows = created.map(({ installationId }) => document.getElementById(rowId(installationId)));
  const isBefore = (a: HTMLElement, b: HTMLElement) =>
    (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return rows.reduce((first, row) => (first && row && isBefore(first, row) ? first : (row ?? first)), null);
}
