import { Button } from "@blueprintjs/core";
import { useId } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { readingLimits } from "../reading/reading.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./FilePreview.module.css";
import type { Figures } from "./fileFigures.ts";
import { lineRanges } from "./lineRanges.ts";
import dock from "./PastePreview.module.css";
import type { FileSource } from "./pastedCells.ts";
import { RefusalText } from "./RefusalText.tsx";
import { refusalTexts } from "./refusalTexts.ts";

type Props = {
  figures: Figures;
  /** Null for pasted values, whose summary leaves the focus in the grid. */
  file: FileSource | null;
  onClose: () => void;
};

/** Counts the values entered from a file or a pasted sheet, and lists what was left out, until the person closes it. */
export function EnteredSummary({ file, figures, onClose }: Props) {
  const titleId = useId();
  const intl = useIntl();
  const { entered, outsideCount, outsideRooms, roomCount, sameCount, leftOut, leftOutLines, parts } = figures;
  const Dock = file ? "dialog" : "section";
  return (
    <Dock
      {...(file && { open: true })}
      className={dock.dock}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <div role={file ? "status" : undefined} className={styles.summary}>
        <h2 id={titleId}>
          <StatusIcon name="completed" size={16} />
          <Text id="measuring.file.entered" values={{ values: entered.length, rooms: roomCount }} />
        </h2>
        {outsideCount > 0 && (
          <p className={styles.outside}>
            <StatusIcon name="outside" size={16} />
            <span>
              <Text id="measuring.outside" values={{ count: outsideCount }} />:{" "}
              {intl.formatList(outsideRooms, { type: "unit" })}
            </span>
          </p>
        )}
        {sameCount > 0 && (
          <p>
            <Text id="measuring.file.same" values={{ count: sameCount }} />
          </p>
        )}
        <p>
          <Text id="measuring.file.leftOutCount" values={{ count: leftOutLines.length }} />
        </p>
        {leftOut.length > 0 && (
          <ul>
            {leftOut.map(({ refusal, room, lines }) => (
              <li key={`${refusal} ${room}`}>
                <Text id="measuring.file.reasonOf" values={{ count: lines.length, lines: lineRanges(lines) }} />{" "}
                <RefusalText {...{ refusal, room }} />
              </li>
            ))}
          </ul>
        )}
        {parts.length > 0 && (
          <p>
            <Text
              id="measuring.file.leftOutValues"
              values={{ count: parts.reduce((count, { lines }) => count + lines.length, 0) }}
            />
          </p>
        )}
        {parts.length > 0 && (
          <ul>
            {parts.map(({ quantity, refusal, lines }) => (
              <li key={`${quantity} ${refusal}`}>
                <Text
                  id="measuring.file.part"
                  values={{ count: lines.length, lines: lineRanges(lines), quantity, was: "yes" }}
                />
                {". "}
                <Text id={refusalTexts[refusal]} values={readingLimits[quantity]} />
              </li>
            ))}
          </ul>
        )}
        {file && (
          <p>
            <Text id="measuring.file.isKept" values={{ name: file.name }} />{" "}
            <Link to="/account/instruments">
              <Text id="measuring.file.openFiles" />
            </Link>
          </p>
        )}
      </div>
      <div className={dock.foot}>
        <span />
        <Button intent={file ? "primary" : "none"} autoFocus={file !== null} onClick={onClose}>
          <Text id="modal.close" />
        </Button>
      </div>
    </Dock>
  );
}
