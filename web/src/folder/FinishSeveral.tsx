import { Button } from "@blueprintjs/core";
import { TickCircle } from "@blueprintjs/icons";
import { Suspense, useEffect, useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useRoomsBelow } from "../installation/useRoomsBelow.ts";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { useProjectPanel } from "../navigation/useProjectPanel.ts";
import { Boundary } from "../ui/Boundary.tsx";
import type { FinishSeveralQuery } from "./__generated__/FinishSeveralQuery.graphql.ts";

const query = graphql`
  query FinishSeveralQuery($projectId: String!) {
    project(projectId: $projectId) @required(action: THROW) {
      ...useRoomsBelow_project
    }
  }
`;

type Props = { folderId: string; isRoot: boolean };

/** Opens the panel that finishes several installations. Hidden until one is ready or the check for ready ones fails. */
export function FinishSeveral(props: Props) {
  const { projectId } = useProjectAddress();
  const [reference, load] = useQueryLoader<FinishSeveralQuery>(query);
  useEffect(() => load({ projectId }), [load, projectId]);
  if (!reference) return null;
  return (
    <Boundary fallback={() => <OpenPanel folderId={props.folderId} />}>
      <Suspense>
        <OfferedIfReady {...props} reference={reference} />
      </Suspense>
    </Boundary>
  );
}

function OfferedIfReady({ folderId, isRoot, reference }: Props & { reference: PreloadedQuery<FinishSeveralQuery> }) {
  const { project } = usePreloadedQuery<FinishSeveralQuery>(query, reference);
  const folders = useRoomsBelow(project, isRoot ? null : folderId);
  const isReady = folders.some(({ ready }) => ready.length > 0);
  // The button remains after the last installation is finished, because the focus returns to it.
  const [wasReady, setWasReady] = useState(isReady);
  if (isReady && !wasReady) setWasReady(true);
  return isReady || wasReady ? <OpenPanel folderId={folderId} /> : null;
}

function OpenPanel({ folderId }: { folderId: string }) {
  const { openPanel } = useProjectPanel();
  return (
    <Button icon={<TickCircle />} onClick={() => void openPanel({ kind: "finish", folderId })}>
      <Text id="installation.finishSeveral" />
    </Button>
  );
}
