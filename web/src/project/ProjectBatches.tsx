import type { ReactNode } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { LatestBatches } from "../batch/LatestBatches.tsx";
import { type StartBatch, useBatches } from "../batch/useBatches.ts";
import { useFeatures } from "../relay/features.tsx";
import { renewProjectLists } from "./renewProjectLists.ts";

type Props = {
  /** Given null where the service has no batches. */
  children: (startBatch: StartBatch | null) => ReactNode;
};

/** Batches that run or ended lately, above the list whose ticked projects begin new ones. */
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
