import { Button } from "@blueprintjs/core";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useLacksMeasurer } from "../reading/measured.ts";
import { MeasuredLine } from "../step/MeasuredLine.tsx";
import { ActionButton } from "../ui/ActionButton.tsx";
import type { fileFigures } from "./fileFigures.ts";
import { lineRanges } from "./lineRanges.ts";
import dock from "./PastePreview.module.css";
import styles from "./PreviewTable.module.css";
import { RefusalText } from "./RefusalText.tsx";

type Props = {
  figures: ReturnType<typeof fileFigures>;
  hasOwnDays?: boolean;
  isBusy?: boolean;
  onEnter: () => void;
  onClose: () => void;
};

/** Tells what the lines become, when and by whom the values were measured, and enters them. */
export function PreviewFoot({ figures, hasOwnDays = false, isBusy = false, onEnter, onClose }: Props) {
  const text = useText();
  const lacksMeasurer = useLacksMeasurer();
  const { entered, lineCount, sameLineCount, leftOut, leftOutLines, parts, replacedCount, unusualCount } = figures;
  const isEachTold = leftOut.length <= 2 && new Set(leftOut.flatMap(({ lines }) => lines)).size === leftOutLines.length;
  return (
    <div className={dock.foot}>
      <div>
        <p role="status" className={styles.figures}>
          <strong>
            <Text id="measuring.file.becomes" values={{ lines: lineCount, values: entered.length }} />
          </strong>
          {". "}
          {replacedCount > 0 && <Text id="measuring.paste.replaced" values={{ count: replacedCount }} />}{" "}
          {unusualCount > 0 && <Text id="measuring.paste.unusual" values={{ count: unusualCount }} />}
          {sameLineCount > 0 && (
            <span>
              <Text id="measuring.file.sameLines" values={{ count: sameLineCount }} />
            </span>
          )}
          {isEachTold
            ? leftOut.map(({ refusal, room, lines }) => (
                <span key={`${refusal} ${room}`}>
                  <Text id="measuring.file.leftOut" values={{ count: lines.length, lines: lineRanges(lines) }} />
                  {": "}
                  <RefusalText {...{ refusal, room }} />
                </span>
              ))
            : leftOutLines.length > 0 && (
                <span>
                  <Text
                    id="measuring.file.leftOut"
                    values={{ count: leftOutLines.length, lines: lineRanges(leftOutLines) }}
                  />
                </span>
              )}
          {parts.map(({ quantity, refusal, lines: own }) => (
            <span key={`${quantity} ${refusal}`}>
              <Text
                id="measuring.file.part"
                values={{ count: own.length, lines: lineRanges(own), quantity, was: "no" }}
              />
            </span>
          ))}
        </p>
        <MeasuredLine needsMeasurer hasOwnDays={hasOwnDays} />
      </div>
      <Button autoFocus={entered.length === 0} onClick={onClose}>
        <Text id="modal.cancel" />
      </Button>
      {entered.length > 0 && (
        <ActionButton
          intent="primary"
          autoFocus
          loading={isBusy}
          disabledReason={lacksMeasurer ? text("step.measured.lacking") : null}
          text={text("measuring.paste.submit", { count: entered.length })}
          onClick={onEnter}
        />
      )}
    </div>
  );
}
