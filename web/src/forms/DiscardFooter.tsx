import { Button } from "@blueprintjs/core";
import { useEffect, useRef, useState } from "react";
import { useText } from "../i18n/useText.ts";
import { ModalFooter } from "../ui/ModalFooter.tsx";

/** Asks whether typed text may be discarded. "Keep" returns the focus to the field. */
export function DiscardFooter({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const text = useText();
  const keep = useRef<HTMLButtonElement>(null);
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    // If the element that had the focus is gone, the first field of the form is focused.
    const form = keep.current?.closest("form");
    keep.current?.focus();
    return () => {
      const field = before?.isConnected ? before : form?.querySelector("input:not([type=hidden]), select, textarea");
      if (field instanceof HTMLElement && field.isConnected) field.focus();
    };
  }, [before]);
  return (
    <ModalFooter fact={<strong role="alert">{text("form.discard.question")}</strong>}>
      <Button size="large" onClick={onDiscard} text={text("form.discard.discard")} />
      <Button ref={keep} size="large" intent="primary" onClick={onKeep} text={text("form.discard.keep")} />
    </ModalFooter>
  );
}
