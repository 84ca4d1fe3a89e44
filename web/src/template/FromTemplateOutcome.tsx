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
import type { TemplateOutcome } from "./useCreateFromTemplate.ts";

type Props = {
  outcomes: readonly TemplateOutcome[];
  /** The reason why the last request had no result. */
  failure: MutationFailure | null;
  isRunning: boolean;
  onRetry: () => void;
  onDone: () => void;
};

export function FromTemplateOutcome({ outcomes, failure, isRunning, onRetry, onDone }: Props) {
  const id = useId();
  const left = outcomes.filter(({ isMade }) => !isMade);
  const incomplete = outcomes.filter((room) => room.isMade && room.failure !== null);
  return (
    <>
      <ModalBody>
        <RoomResults
          id={id}
          failure={failure && <FailureNotice failure={failure} title="template.use.failed" />}
          left={left}
          leftNote={<Text id="template.left" />}
          incomplete={incomplete}
        >
          <Notice
            role="status"
            picture={<StatusIcon name="completed" size={22} />}
            title={<Text id="installation.several.made" values={{ count: outcomes.length - left.length }} />}
          />
        </RoomResults>
      </ModalBody>
      <ModalFooter>
        <Button
          autoFocus={left.length === 0}
          size="large"
          intent={left.length === 0 ? "primary" : "none"}
          disabled={isRunning}
          aria-describedby={id}
          onClick={onDone}
        >
          <Text id="modal.done" />
        </Button>
        {left.length > 0 && (
          <Button autoFocus size="large" intent="primary" loading={isRunning} aria-describedby={id} onClick={onRetry}>
            <Text id="app.retry" />
          </Button>
        )}
      </ModalFooter>
    </>
  );
}
