import { Button } from "@blueprintjs/core";
import { Download, Upload } from "@blueprintjs/icons";
import { type DragEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { chosenLanguage } from "../../i18n/chosenLanguage.ts";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { csv, csvSeparator } from "../../spreadsheet/csv.ts";
import { readTable, type TableFault } from "../../spreadsheet/readTable.ts";
import { saveFile } from "../../spreadsheet/saveFile.ts";
import { Card } from "../../ui/Card.tsx";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import table from "../../ui/Table.module.css";
import { readFile } from "../../upload/readFile.ts";
import type { ProjectFormField } from "../projectDraft.ts";
import styles from "./ImportPage.module.css";
import type { ChosenFile } from "./importDraft.ts";
import { optionalFields } from "./importRows.ts";
import { importSample } from "./importSample.ts";
import { useFieldLabels } from "./useFieldLabels.ts";

const maxFileBytes = 10_000_000;
const maxProjects = 1_000;

type Fault = { name: string; reason: TableFault | "unreadable" };

type Props = { fields: readonly ProjectFormField[]; onChoose: (file: ChosenFile) => void };

export function ChooseFile({ fields, onChoose }: Props) {
  const text = useText();
  const { locale } = useIntl();
  const labels = useFieldLabels();
  const sample = importSample(chosenLanguage());
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const { name } = file;
    if (file.size > maxFileBytes) return setFault({ name, reason: "tooLarge" });
    const bytes = await readFile(file).catch(() => null);
    if (bytes === null) return setFault({ name, reason: "unreadable" });
    const read = readTable(new Uint8Array(bytes), { maxBytes: maxFileBytes, maxRows: maxProjects });
    if (typeof read === "string") setFault({ name, reason: read });
    else onChoose({ name, table: read });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void choose(event.dataTransfer.files[0]);
  };
  const saveSample = () => {
    const rows = [fields.map((field) => labels[field]), fields.map((field) => sample[field])];
    saveFile(
      `${text("project.import.sampleName")}.csv`,
      csv(rows, { separator: csvSeparator(locale), locale }),
      "text/csv",
    );
  };
  return (
    <Card>
      <fieldset
        className={`${styles.zone} ${isOver ? styles.over : ""} ${fault ? styles.refused : ""}`}
        aria-label={text("project.import.choose")}
        data-takes-files
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {fault && (
          <p role="alert" className={styles.fault}>
            <StatusIcon name="overdue" size={16} />
            <Text id={`project.import.file.${fault.reason}`} values={{ name: fault.name, max: maxProjects }} />
          </p>
        )}
        <Button icon={<Upload />} intent="primary" onClick={() => input.current?.click()}>
          <Text id={fault ? "project.import.another" : "project.import.choose"} />
        </Button>
        <Text id="project.import.drop" />
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          hidden
          aria-label={text("project.import.choose")}
          onChange={(event) => {
            void choose(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
      </fieldset>
      <div className={styles.correctHead}>
        <h2 id="import-expected">
          <Text id="project.import.expected" />
        </h2>
        <Button icon={<Download />} onClick={saveSample}>
          <Text id="project.import.sample" />
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by the keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-labelledby="import-expected">
        <table className={table.table}>
          <thead>
            <tr>
              {fields.map((field) => (
                <th key={field} scope="col">
                  {labels[field]}
                  {optionalFields.some((each) => each === field) && (
                    <span className={styles.known}>
                      <Text id="form.optional" />
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {fields.map((field) => (
                <td key={field} className={field.endsWith("Date") ? table.date : undefined}>
                  {sample[field]}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      <p className={styles.help}>
        <Text id="project.import.limits" values={{ max: maxProjects }} />
      </p>
    </Card>
  );
}
