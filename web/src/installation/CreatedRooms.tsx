import { Button } from "@blueprintjs/core";
import { useId } from "react";
import { Text } from "../i18n/Text.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";
import { RoomOutcomes } from "./RoomOutcomes.tsx";
import type { RoomAttempts } from "./useRoomAttempts.ts";

type Props = Pick<RoomAttempts, "created" | "outcomes"> & { onDone: () => void };

/** The end of making several rooms. */
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
