import { Text } from "../i18n/Text.tsx";
import { PageError } from "./PageError.tsx";

/** Replaces a part whose code could not be loaded. Browsers cache a failed import, so only a reload helps. */
export function LostPart() {
  return (
    <PageError
      title={<Text id="shell.failed.title" />}
      reason={<Text id="shell.failed.other" />}
      onRetry={() => window.location.reload()}
    />
  );
}
