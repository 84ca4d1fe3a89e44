import { Button } from "@blueprintjs/core";
import { useId } from "react";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { Text } from "../i18n/Text.tsx";
import { RoomResults } from "../installation/RoomResults.tsx";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";
import { Notice } from "../ui/Notice.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { FolderCopy } from "./useDuplicateFolder.ts";

type Props = {
  copy: FolderCopy;
  failure: MutationFailure | null;
  isRunning: boolean;
  onRetry: () => void;
  onOpen: () => void;
  onDone: () => void;
};

export function FolderCopied({ copy, failure, isRunning, onRetry, onOpen, onDone }: Props) {
  const id = useId();
  const { folder, count, left, incomplete } = copy;
  return (
    <>
      <ModalBody>
        <RoomResults
          id={id}
          failure={failure && <FailureNotice failure={failure} title="folder.duplicate.failed" />}
          left={left}
          leftNote={<Text id="folder.duplicate.left" />}
          incomplete={incomplete}
        >
          <Notice
            role="status"
            picture={<StatusIcon name="completed" size={22} />}
            title={<Text id="folder.duplicate.done" values={{ title: folder.title, count }} />}
          />
        </RoomResults>
      </ModalBody>
      <ModalFooter>
        <Button size="large" disabled={isRunning} onClick={onDone}>
          <Text id="modal.done" />
        </Button>
        {left.length > 0 && (
          <Button size="large" intent="primary" loading={isRunning} onClick={onRetry}>
            <Text id="app.retry" />
          </Button>
        )}
        <Button
          autoFocus
          size="large"
          intent={left.length > 0 ? "none" : "primary"}
          disabled={isRunning}
          aria-describedby={id}
          onClick={onOpen}
        >
          <Text id="folder.open" />
        </Button>
      </ModalFooter>
    </>
  );
}
