import { type RefObject, useEffect, useRef, useState } from "react";
import { useInstallationView } from "../navigation/useInstallationView.ts";
import { lacksValue } from "../reading/missingValues.ts";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { type Room, useNextRoom } from "./useNextRoom.ts";

type Step = Parameters<typeof lacksValue>[0] & { readonly stepLabel: string };
type Options = { installationId: string; steps: readonly Step[]; stepLabel: string };

/** Called after a value was committed; `isBack` moves to the previous field. */
export type OnEnter = (field: HTMLInputElement, isBack: boolean) => void;

/** Enter goes to the next field, then to the next incomplete step, then offers the next room or the finish view. */
export function useStepKeys({ installationId, steps, stepLabel }: Options) {
  const fields = useRef<HTMLDivElement>(null);
  const [nextRoom, setNextRoom] = useState<Room | null>(null);
  const { openView, openFinishEntry } = useInstallationView();
  const unsaved = useUnsavedReadings();
  const findNextRoom = useNextRoom(installationId, stepLabel);
  useFirstMissingField(fields);

  const leave = async (field: HTMLInputElement) => {
    // Digits typed before the next field appears must not be added to this field.
    field.blur();
    const index = steps.findIndex((step) => step.stepLabel === stepLabel);
    const lacking = steps.filter((step) => lacksValue(step, unsaved.get));
    const others = lacking.filter((step) => step.stepLabel !== stepLabel);
    const next = others.find((step) => steps.indexOf(step) > index) ?? others[0];
    if (next) return openView({ name: "step", stepLabel: next.stepLabel });
    const room = lacking.length === 0 ? await findNextRoom() : null;
    // The person may have moved the focus while the rooms were loading.
    if (document.activeElement !== document.body) return;
    if (room) setNextRoom(room);
    else openFinishEntry();
  };

  const onEnter: OnEnter = (field, isBack) => {
    const inputs = readingFields(fields.current);
    const next = inputs[inputs.indexOf(field) + (isBack ? -1 : 1)];
    next?.focus();
    next?.select();
    if (!next && !isBack) void leave(field);
  };

  return { fields, nextRoom, onEnter };
}

const readingFields = (container: HTMLElement | null) => [
  ...(container?.querySelectorAll<HTMLInputElement>("input[data-reading]") ?? []),
];

/** Focuses the first missing value. On touch screens it does nothing, because the keyboard would cover the step. */
function useFirstMissingField(fields: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (window.matchMedia("(pointer: coarse)").matches) return;
    readingFields(fields.current)
      .find((input) => input.dataset.reading === "missing")
      ?.focus();
  }, [fields]);
}
