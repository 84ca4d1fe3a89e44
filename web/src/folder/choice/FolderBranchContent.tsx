import { Refresh } from "@blueprintjs/icons";
import { Suspense } from "react";
import { type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { Text } from "../../i18n/Text.tsx";
import { Boundary } from "../../ui/Boundary.tsx";
import type { useFolderBranchQuery } from "./__generated__/useFolderBranchQuery.graphql.ts";
import { FolderBranch } from "./FolderBranch.tsx";
import { FolderTreeNote } from "./FolderTreeNote.tsx";
import { folderBranchQuery } from "./useFolderBranch.ts";

type Reference = PreloadedQuery<useFolderBranchQuery>;
type Props = { queryReference: Reference | null | undefined; level: number; onRetry: () => void };

export function FolderBranchContent({ queryReference, level, onRetry }: Props) {
  const waiting = (
    <FolderTreeNote level={level}>
      <Text id="app.loading" />
    </FolderTreeNote>
  );
  return (
    <Boundary resetKey={queryReference} fallback={() => <Failed level={level} onRetry={onRetry} />}>
      <Suspense fallback={waiting}>
        {queryReference && <Folders queryReference={queryReference} level={level} onRetry={onRetry} />}
      </Suspense>
    </Boundary>
  );
}

function Folders({ queryReference, level, onRetry }: Props & { queryReference: Reference }) {
  const { node } = usePreloadedQuery<useFolderBranchQuery>(folderBranchQuery, queryReference);
  const found = node?.subFolders;
  const folders = found?.ok ? found.value : null;
  if (!folders) return <Failed level={level} onRetry={onRetry} />;
  if (folders.length === 0)
    return (
      <FolderTreeNote level={level}>
        <Text id="folder.tree.empty" />
      </FolderTreeNote>
    );
  return folders.map((folder) => <FolderBranch key={folder.id} folderRef={folder} level={level} />);
}

function Failed({ level, onRetry }: { level: number; onRetry: () => void }) {
  return (
    <FolderTreeNote level={level} onPress={onRetry}>
      <Refresh />
      <span role="alert">
        <Text id="folder.tree.failed" />
      </span>
    </FolderTreeNote>
  );
}
