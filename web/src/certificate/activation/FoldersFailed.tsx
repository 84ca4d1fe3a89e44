import { Text } from "../../i18n/Text.tsx";
import { PageError } from "../../ui/PageError.tsx";
import { useRefreshActivation } from "../useRefreshActivation.ts";

/** In place of a list that the service could not give; the rest of the panel stands. */
export function FoldersFailed({ projectId }: { projectId: string }) {
  const refresh = useRefreshActivation(projectId);
  return (
    <PageError
      title={<Text id="certificate.folders.failed" />}
      reason={<Text id="certificate.folders.failed.reason" />}
      onRetry={refresh}
    />
  );
}
