import { Button, MenuItem, PopoverNext, PopupKind } from "@blueprintjs/core";
import { ChevronDown } from "@blueprintjs/icons";
import { useIntl } from "react-intl";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { ArrowMenu } from "../ui/ArrowMenu.tsx";
import styles from "./AttentionGroup.module.css";

type Props = {
  label: string;
  isRunning: boolean;
  /** The number of items if all of a kind are put off together. */
  count?: number;
  onPutOff: (until: string) => void;
};

const spans = ["day", "week", "month"] as const;

export function PutOffMenu({ label, isRunning, count, onPutOff }: Props) {
  const text = useText();
  const intl = useIntl();
  const entries = spans.map((span) => {
    const day = dayAfter(span);
    const weekday = intl.formatDate(`${day}T12:00:00`, { weekday: "short" });
    return { span, day, until: text("attention.putOff.until", { weekday, day }) };
  });
  const words = count === undefined ? text("attention.putOff") : text("attention.putOff.all", { count });
  return (
    <PopoverNext
      placement="bottom-end"
      arrow={false}
      popupKind={PopupKind.MENU}
      content={
        <ArrowMenu>
          {entries.map(({ span, day, until }) => (
            <MenuItem
              key={span}
              text={text(`attention.putOff.${span}`)}
              labelElement={<span className={styles.until}>{until}</span>}
              onClick={() => onPutOff(day)}
            />
          ))}
          <li role="none" className={styles.own}>
            <Text id="attention.putOff.own" />
          </li>
        </ArrowMenu>
      }
    >
      <Button
        variant="minimal"
        size="small"
        loading={isRunning}
        endIcon={<ChevronDown size={14} />}
        aria-label={text("attention.putOff.label", { words, kind: label })}
        text={words}
      />
    </PopoverNext>
  );
}

function dayAfter(span: (typeof spans)[number], today = new Date()): string {
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  if (span === "day") return toDay(new Date(Date.UTC(year, month, day + 1)));
  return toDay(new Date(Date.UTC(year, month, day + (span === "week" ? 7 : 30))));
}

const toDay = (moment: Date) => moment.toISOString().slice(0, 10);
