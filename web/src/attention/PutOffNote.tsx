import { Button } from "@blueprintjs/core";
import { useState } from "react";
import { useFailureText } from "../errors/useFailureText.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import styles from "./AttentionGroup.module.css";
import type { PutOffLine } from "./AttentionItems.tsx";
import type { KnownKind } from "./attentionKinds.ts";
import { usePutOffAttention } from "./usePutOffAttention.ts";

type Props = { line: PutOffLine; kind: KnownKind; onBack: () => void };

export function PutOffNote({ line: { itemId, name, until }, kind, onBack }: Props) {
  const text = useText();
  const failureText = useFailureText("attention");
  const { putOff, isRunning } = usePutOffAttention();
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const bringBack = async () => {
    setFailure(null);
    const result = await putOff({ kind, itemId, until: null });
    if (result.kind === "done") onBack();
    else setFailure(result);
  };
  return (
    <div className={styles.more}>
      <span role="status">
        <strong>{name}</strong> · <Text id="attention.putOffUntil" values={{ day: until }} />
      </span>
      {failure && (
        <p role="alert" className={styles.failed}>
          {failureText(failure)}
        </p>
      )}
      <Button
        variant="minimal"
        size="small"
        loading={isRunning}
        text={text("attention.bringBack")}
        onClick={() => void bringBack()}
      />
    </div>
  );
}
