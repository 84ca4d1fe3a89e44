import { Button } from "@blueprintjs/core";
import { useEffect, useRef } from "react";
import { useText } from "../i18n/useText.ts";
import { ModalFoot } from "./ModalFoot.tsx";

/** The foot of a form that is about to be closed with something typed in it. */
export function DiscardFoot({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const text = useText();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <ModalFoot fact={<strong role="alert">{text("form.discard.question")}</strong>}>
      <Button size="large" onClick={onDiscard} text={text("form.discard.discard")} />
      <Button ref={keep} size="large" intent="primary" onClick={onKeep} text={text("form.discard.keep")} />
    </ModalFoot>
  );
}
