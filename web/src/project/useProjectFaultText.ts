import { useCallback } from "react";
import { errorMessage } from "../errors/errorMessages.ts";
import { useText } from "../i18n/useText.ts";
import { type ProjectField, projectMaxLengths } from "./projectDraft.ts";

/** A function from a code, ours or the gateway's, to what is wrong in words; a code that came later gets the general text. */
export function useProjectFaultText() {
  const text = useText();
  return useCallback(
    (code: string, field?: ProjectField): string => {
      if (code === "TOO_LONG") return text("form.maxLength", { max: (field && projectMaxLengths[field]) ?? 0 });
      return text(errorMessage("project", code));
    },
    [text],
  );
}
