import { Text } from "../i18n/Text.tsx";
import { PageError } from "./PageError.tsx";

/** Replaces a part whose code could not be loaded. Browsers remember a failed import, so only a new document loads it. */
export function LostPart() {
  return (
    <PageError
      title={<Text id="shell.failed.title" />}
      reason={<Text id="shell.failed.other" />}
      onRetry={() => window.location.reload()}
    />
  );
}
