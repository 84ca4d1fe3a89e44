import { Text } from "../../i18n/Text.tsx";
import { PageError } from "../../ui/PageError.tsx";
import { useRefreshActivation } from "../useRefreshActivation.ts";

/** Replaces a list that could not be loaded; the panel's other list stays. */
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
