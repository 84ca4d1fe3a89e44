import { useCallback } from "react";
import { useRefusalText } from "../errors/useFailureText.ts";
import { useText } from "../i18n/useText.ts";
import type { Refusal } from "../relay/mutationResult.ts";
import { type ProjectFormField, projectMaxLengths } from "./projectDraft.ts";

/** Describes a fault. Unknown codes of a newer gateway get a general text. */
export function useProjectFaultText() {
  const text = useText();
  const refusalText = useRefusalText("project");
  return useCallback(
    (fault: string | Refusal, field?: ProjectFormField): string => {
      if (fault === "TOO_LONG") return text("form.maxLength", { max: (field && projectMaxLengths[field]) ?? 0 });
      return refusalText(typeof fault === "string" ? { code: fault } : fault);
    },
    [text, refusalText],
  );
}
