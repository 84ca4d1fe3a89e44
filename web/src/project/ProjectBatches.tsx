import type { ReactNode } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { LatestBatches } from "../batch/LatestBatches.tsx";
import { type StartBatch, useBatches } from "../batch/useBatches.ts";
import { useFeatures } from "../relay/features.tsx";
import { renewProjectLists } from "./renewProjectLists.ts";

type Props = {
  /** `startBatch` is null if the service has no batches. */
  children: (startBatch: StartBatch | null) => ReactNode;
};

export function ProjectBatches({ children }: Props) {
  const environment = useRelayEnvironment();
  const isOffered = useFeatures().batches === true;
  const renew = () => void renewProjectLists(environment);
  const { batches, start, undo } = useBatches({ isOffered, onEnded: renew });
  return (
    <>
      <LatestBatches batches={batches} undo={undo} />
      {children(isOffered ? start : null)}
    </>
  );
}
