import { useIntl } from "react-intl";
import { TextAreaField } from "../forms/TextAreaField.tsx";
import { isTooLong, maxLengths } from "../forms/textLimits.ts";
import type { EditForm } from "../forms/useEditForm.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { InstallationsDraft } from "./installationDraft.ts";
import { RoomCount } from "./RoomCount.tsx";
import styles from "./RoomNames.module.css";
import { doubledNames, maxRooms, parseLines, parseRoomNames } from "./roomNames.ts";

type Props = {
  form: EditForm<InstallationsDraft>;
  existing: readonly string[];
  autoFocus: boolean;
};

/** A text area with one name per line. Below it, names are counted, and names that repeat or are taken are listed. */
export function RoomNames({ form, existing, autoFocus }: Props) {
  const text = useText();
  const faultOf = useRoomNamesFault();
  const names = parseRoomNames(form.values.names);
  const { inputRef, error, name, onChange, onBlur } = form.textField("names", (typed) =>
    typed === "" ? null : faultOf(typed),
  );
  const add = (added: readonly string[]) => {
    form.change("names", [...names, ...added].join("\n"));
    void form.trigger("names");
  };
  return (
    <>
      <RoomCount form={form} onFill={add} />
      <TextAreaField
        {...{ inputRef, error, name, onChange, onBlur }}
        label={text("installation.several.names")}
        help={<Text id="installation.several.names.help" />}
        rows={6}
        autoFocus={autoFocus}
        disabled={form.isSaving}
      />
      <div role="status" className={styles.counted}>
        <p>
          <Text id="installation.several.count" values={{ count: names.length }} />
        </p>
        <Names id="installation.several.doubled" names={doubledNames(names)} />
        <Names
          id="installation.several.existing"
          names={[...new Set(names)].filter((each) => existing.includes(each))}
        />
      </div>
    </>
  );
}

type NamesProps = { id: "installation.several.doubled" | "installation.several.existing"; names: readonly string[] };

function Names({ id, names }: NamesProps) {
  const intl = useIntl();
  return (
    names.length > 0 && (
      <p className={styles.warned}>
        <StatusIcon name="near-limit" size={14} />
        <span>
          <Text id={id} values={{ names: intl.formatList(names) }} />
        </span>
      </p>
    )
  );
}

export function CreateRoomsText({ count, isRetry }: { count: number; isRetry: boolean }) {
  return isRetry ? <Text id="app.retry" /> : <Text id="installation.several.submit" values={{ count }} />;
}

export function useRoomNamesFault() {
  const text = useText();
  return (typed: string): string | null => {
    const names = parseRoomNames(typed);
    if (names.length === 0) return text("installation.several.required");
    if (names.length > maxRooms) return text("installation.several.tooMany", { max: maxRooms, count: names.length });
    const line = parseLines(typed).findIndex((name) => isTooLong(name, maxLengths.title)) + 1;
    return line === 0 ? null : text("installation.several.tooLong", { line, max: maxLengths.title });
  };
}
