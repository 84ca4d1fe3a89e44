import { Button, Checkbox } from "@blueprintjs/core";
import { Document } from "@blueprintjs/icons";
import { useId } from "react";
import { SigningFailed } from "../declaration/SigningFailed.tsx";
import type { RoomsSigning } from "../declaration/useSignedRooms.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useProjectPanel } from "../navigation/useProjectPanel.ts";
import type { MutationResult } from "../relay/mutationResult.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import { PanelFooter } from "../ui/PanelFooter.tsx";
import { takeFreeFocus } from "../ui/takeFreeFocus.ts";
import styles from "./FinishInstallations.module.css";

type Props = {
  /** True once all installations of the folder are finished and none waits for a review. */
  canActivate: boolean;
  /** The last result of each installation that was tried. */
  outcomes: readonly MutationResult[];
  openCount: number;
  chosenCount: number;
  /** The number of chosen rooms without unsaved values or files. */
  sendableCount: number;
  isAccepted: boolean;
  isFinishing: boolean;
  /** Null if the company does not sign declarations. */
  signing: RoomsSigning | null;
  onAccept: (isAccepted: boolean) => void;
  onFinish: (isSigned: boolean) => void;
};

export function FinishSeveralFooter({
  canActivate,
  outcomes,
  isAccepted,
  isFinishing,
  signing,
  onAccept,
  onFinish,
  ...counts
}: Props) {
  const { openCount, chosenCount, sendableCount } = counts;
  const text = useText();
  const reasonId = useId();
  const { openPanel } = useProjectPanel();
  const isSigned = signing?.canSign === true;
  const done = outcomes.filter(({ kind }) => kind === "done").length;
  const reason = () => {
    if (openCount === 0) return text("installation.finishSeveral.ready", { count: 0 });
    if (chosenCount === 0) return text("installation.finishSeveral.noneTicked");
    if (sendableCount === 0) return text("installation.finish.unsaved");
    return isAccepted ? null : text("installation.finish.tickFirst");
  };
  return (
    <PanelFooter
      fact={
        <>
          <p role="status" className={styles.told}>
            {outcomes.length > 0 && !isFinishing && (
              <Text id="installation.finishSeveral.told" values={{ done, failed: outcomes.length - done }} />
            )}
          </p>
          {!canActivate && (
            <>
              <Checkbox
                className={styles.declaration}
                checked={isAccepted}
                disabled={isFinishing}
                onChange={(event) => onAccept(event.currentTarget.checked)}
                label={text("installation.finishSeveral.disclaimer")}
              />
              <p className={styles.meaning}>
                <Text id="installation.finishSeveral.meaning" />{" "}
                {signing && <Text id={signing.canSign ? "declaration.sign.reason" : "declaration.ticked.reason"} />}
              </p>
              {isAccepted && reason() !== null && !isFinishing && (
                <p id={reasonId} className={styles.reason}>
                  {reason()}
                </p>
              )}
              {signing?.failure && <SigningFailed failure={signing.failure} />}
            </>
          )}
        </>
      }
    >
      {canActivate ? (
        <Button
          intent="primary"
          icon={<Document />}
          ref={takeFreeFocus}
          onClick={() => void openPanel({ kind: "activation", tab: "to-activate" })}
        >
          <Text id="project.activate" />
        </Button>
      ) : (
        <>
          {isSigned && isAccepted && (
            <ActionButton disabledReason={reason()} onClick={() => isFinishing || onFinish(false)}>
              <Text id="declaration.sign.without" />
            </ActionButton>
          )}
          <ActionButton
            intent="primary"
            loading={isFinishing}
            shownIn={isAccepted && reason() !== null ? reasonId : undefined}
            disabledReason={isFinishing ? null : reason()}
            onClick={() => isFinishing || onFinish(isSigned)}
          >
            {isSigned ? (
              <Text id="declaration.sign.submit" />
            ) : (
              <Text id="installation.finishSeveral.submit" values={{ count: sendableCount }} />
            )}
          </ActionButton>
        </>
      )}
    </PanelFooter>
  );
}
