import { useCallback } from "react";
import { useRefusalText } from "../errors/useFailureText.ts";
import { useText } from "../i18n/useText.ts";
import type { Refusal } from "../relay/mutationResult.ts";
import { type ProjectFormField, projectMaxLengths } from "./projectDraft.ts";

/** A function from a fault, ours or the gateway's, to what is wrong in words; a code that came later gets the general text. */
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
