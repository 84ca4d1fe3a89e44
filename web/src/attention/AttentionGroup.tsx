import { Button } from "@blueprintjs/core";
import { type RefObject, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { FormattedNumber } from "react-intl";
import { useFailureText } from "../errors/useFailureText.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useFeatures } from "../relay/features.tsx";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { Card } from "../ui/Card.tsx";
import { PageError } from "../ui/PageError.tsx";
import { TableSkeleton } from "../ui/TableSkeleton.tsx";
import { takeFreeFocus } from "../ui/takeFreeFocus.ts";
import styles from "./AttentionGroup.module.css";
import { AttentionItems, type PutOffLine } from "./AttentionItems.tsx";
import type { KnownKind } from "./attentionKinds.ts";
import { PutOffMenu } from "./PutOffMenu.tsx";
import { PutOffNote } from "./PutOffNote.tsx";
import { useBringBackAttention, usePutOffAttention } from "./usePutOffAttention.ts";

type Props = {
  kind: KnownKind;
  count: number;
  /** The number of single items that the viewer put off. */
  putOffCount: number;
  /** The day on which the whole kind returns; null unless the viewer put it off. */
  putOffUntil: string | null;
  /** An increased version makes the items reload. */
  version: number;
  lastPutOff: PutOffLine | null;
  onPutOff: (line: PutOffLine | null) => void;
  onDone: () => void;
  /** Called when all items that were put off have returned. */
  onBroughtBack: () => void;
  /** Called when the items are shown or have failed. */
  onSettled: () => void;
};

/** A kind that was put off shows only its heading. */
export function AttentionGroup(props: Props) {
  const { kind, count, putOffCount, putOffUntil, version, lastPutOff, onPutOff, onDone, onBroughtBack, onSettled } =
    props;
  const text = useText();
  // A single item needs no button for all, if it can be put off in its own row.
  const least = useFeatures().attentionItems ? 1 : 0;
  const headingId = useId();
  const failureText = useFailureText("attention");
  const { putOff, isRunning } = usePutOffAttention();
  const { bringBack, isRunning: isBringing } = useBringBackAttention();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRun(isRunning || isBringing, heading);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const store = async (until: string | null) => {
    setFailure(null);
    const result = await putOff({ kind, until });
    if (result.kind !== "done") setFailure(result);
  };
  const bringAllBack = async () => {
    setFailure(null);
    const result = await bringBack({ kind });
    if (result.kind === "done") onBroughtBack();
    else setFailure(result);
  };
  // The item that was put off last has a note of its own.
  const hasOthers = putOffCount > (lastPutOff ? 1 : 0);
  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {text(`attention.kind.${kind}`)}{" "}
          <span className={styles.count}>
            <FormattedNumber value={count} />
          </span>
        </h2>
        {putOffUntil === null && count > least && (
          <PutOffMenu
            label={text(`attention.kind.${kind}`)}
            count={count}
            isRunning={isRunning}
            onPutOff={(until) => void store(until)}
          />
        )}
        {putOffUntil !== null && (
          <span className={styles.putOff}>
            <Text id="attention.putOffUntil" values={{ day: putOffUntil }} />
            <Button
              size="small"
              loading={isRunning}
              aria-describedby={headingId}
              onClick={() => void store(null)}
              text={text("attention.bringBack")}
            />
          </span>
        )}
      </header>
      {putOffUntil === null && hasOthers && (
        <p className={styles.putOff}>
          <span>
            <Text id="attention.putOffCount" values={{ count: putOffCount }} />
          </span>
          <Button
            variant="minimal"
            size="small"
            loading={isBringing}
            aria-describedby={headingId}
            onClick={() => void bringAllBack()}
            text={text("attention.bringBackAll", { count: putOffCount })}
          />
        </p>
      )}
      {failure && (
        <p role="alert" className={styles.failed}>
          {failureText(failure)}
        </p>
      )}
      {putOffUntil === null && (count > 0 || lastPutOff) && (
        <Boundary
          resetKey={version}
          fallback={(_, reset) => (
            <>
              <PageError
                title={<Text id="attention.failed" />}
                reason={<Text id="app.part.failed" />}
                onRetry={() => {
                  onDone();
                  reset();
                }}
              />
              <Settled onSettled={onSettled} />
            </>
          )}
        >
          <Suspense fallback={<TableSkeleton rows={Math.min(count, 3)} twoLine />}>
            <Card flush>
              {lastPutOff && <PutOffNote line={lastPutOff} kind={kind} onBack={() => onPutOff(null)} />}
              <AttentionItems kind={kind} version={version} onDone={onDone} onPutOff={onPutOff}>
                <Settled onSettled={onSettled} />
              </AttentionItems>
            </Card>
          </Suspense>
        </Boundary>
      )}
    </section>
  );
}

function Settled({ onSettled }: { onSettled: () => void }) {
  const settle = useEffectEvent(onSettled);
  useEffect(() => settle(), []);
  return null;
}

/** The pressed button is disabled during the mutation and then replaced, so the focus moves when the mutation ends. */
function useFocusAfterRun(isRunning: boolean, heading: RefObject<HTMLElement | null>) {
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) takeFreeFocus(heading.current);
    wasRunning.current = isRunning;
  }, [isRunning, heading]);
}
