import { useState } from "react";
import { useFailureText } from "../errors/useFailureText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import styles from "./AttentionGroup.module.css";
import type { PutOffLine } from "./AttentionItems.tsx";
import type { KnownKind } from "./attentionKinds.ts";
import { PutOffMenu } from "./PutOffMenu.tsx";
import { usePutOffAttention } from "./usePutOffAttention.ts";

type Props = { kind: KnownKind; itemId: string; name: string; onPutOff: (line: PutOffLine) => void };

/** Hides the item from this viewer; other people still see it. */
export function PutOffItem({ kind, itemId, name, onPutOff }: Props) {
  const failureText = useFailureText("attention");
  const { putOff, isRunning } = usePutOffAttention();
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const store = async (until: string) => {
    setFailure(null);
    const result = await putOff({ kind, itemId, until });
    if (result.kind === "done") onPutOff({ itemId, name, until });
    else setFailure(result);
  };
  return (
    <>
      {failure && (
        <p role="alert" className={styles.failed}>
          {failureText(failure)}
        </p>
      )}
      <PutOffMenu label={name} isRunning={isRunning} onPutOff={(until) => void store(until)} />
    </>
  );
}
