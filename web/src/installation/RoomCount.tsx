import { Button } from "@blueprintjs/core";
import { type KeyboardEvent, useRef, useState } from "react";
import { parseEndNumber } from "../forms/endNumber.ts";
import { TextField } from "../forms/TextField.tsx";
import type { EditForm } from "../forms/useEditForm.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { InstallationsDraft } from "./installationDraft.ts";
import styles from "./RoomNames.module.css";
import { countUp, maxRooms } from "./roomNames.ts";

type Props = { form: EditForm<InstallationsDraft>; onFill: (names: readonly string[]) => void };
type Fault = { field: "countFrom" | "countTo"; text: string };

/** Fills in numbered names, such as “Apartment 1101” to “Apartment 1120”. */
export function RoomCount({ form, onFill }: Props) {
  const text = useText();
  const [fault, setFault] = useState<Fault | null>(null);
  const first = useRef<HTMLInputElement | null>(null);
  const last = useRef<HTMLInputElement | null>(null);
  const { countFrom, countTo } = form.values;
  const faultOf = (): Fault | null => {
    const from = parseEndNumber(countFrom);
    if (!from) return { field: "countFrom", text: text("installation.several.from.noNumber") };
    if (countUp(from, countTo)) return null;
    const { digits, number } = from;
    const range = { from: digits, to: String(number + maxRooms - 1).padStart(digits.length, "0") };
    return { field: "countTo", text: text("installation.several.to.range", range) };
  };
  const fill = () => {
    const found = faultOf();
    setFault(found);
    if (found) return (found.field === "countFrom" ? first : last).current?.focus();
    const from = parseEndNumber(countFrom);
    onFill((from && countUp(from, countTo)) ?? []);
    form.change("countFrom", "");
    form.change("countTo", "");
    first.current?.focus();
  };
  // Otherwise Enter would submit the surrounding form.
  const fillOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!event.repeat) fill();
  };
  const field = (name: Fault["field"], keep: typeof first) => ({
    name,
    value: form.values[name],
    inputRef: keep,
    onValueChange: (value: string) => {
      setFault(null);
      form.change(name, value);
    },
    error: fault?.field === name ? fault.text : null,
    autoComplete: "off",
    disabled: form.isSaving,
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Only listens for Enter in its fields.
    <div className={styles.fill} onKeyDown={fillOnEnter}>
      <TextField
        {...field("countFrom", first)}
        label={text("installation.several.from")}
        placeholder={text("installation.several.from.example")}
      />
      <div className={styles.last}>
        <TextField
          {...field("countTo", last)}
          label={text("installation.several.to")}
          inputMode="numeric"
          placeholder="112"
        />
      </div>
      <Button size="large" disabled={form.isSaving} onClick={fill}>
        <Text id="installation.several.fill" />
      </Button>
    </div>
  );
}
