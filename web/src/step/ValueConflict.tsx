import { Button } from "@blueprintjs/core";
import type { RefObject } from "react";
import { useIntl } from "react-intl";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { ValueChange } from "./useValueChange.ts";
import styles from "./ValueConflict.module.css";

type Props = {
  own: string;
  theirs: string;
  change: ValueChange | null;
  onKeepOwn: () => void;
  onTakeTheirs: () => void;
  /** The field that gets the focus after the choice, when the buttons disappear. */
  field: RefObject<HTMLElement | null>;
};

/** Another person saved a different value meanwhile, so the viewer chooses one of them. */
export function ValueConflict({ own, theirs, change, onKeepOwn, onTakeTheirs, field }: Props) {
  const intl = useIntl();
  const choose = (choice: () => void) => () => {
    choice();
    field.current?.focus();
  };
  const at = change?.recordedAt;
  const time = at ? intl.formatTime(at, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }) : "";
  return (
    <div className={styles.conflict}>
      <StatusIcon name="overdue" size={16} />
      <div>
        <p>
          {at && change.recordedBy ? (
            <Text
              id="step.conflict.by"
              values={{
                person: `${change.recordedBy.firstName} ${change.recordedBy.lastName}`,
                theirs,
                date: localDay(at),
                time,
              }}
            />
          ) : (
            <Text id="step.conflict" values={{ theirs }} />
          )}{" "}
          <Text id="step.conflict.own" values={{ own }} />
        </p>
        <div className={styles.choices}>
          <Button onClick={choose(onKeepOwn)}>
            <Text id="step.conflict.keepOwn" values={{ own }} />
          </Button>
          <Button onClick={choose(onTakeTheirs)}>
            <Text id="step.conflict.takeTheirs" values={{ theirs }} />
          </Button>
        </div>
      </div>
    </div>
  );
}
