import { Button } from "@blueprintjs/core";
import { ChevronDown } from "@blueprintjs/icons";
import { type ReactNode, useId, useState } from "react";
import { useIntl } from "react-intl";
import { SelectField } from "../../forms/SelectField.tsx";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import type { DayOrder } from "../../i18n/writtenDay.ts";
import { Card } from "../../ui/Card.tsx";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import table from "../../ui/Table.module.css";
import type { ProjectFormField } from "../projectDraft.ts";
import styles from "./ImportPage.module.css";
import { optionalFields } from "./importRows.ts";
import type { Columns } from "./matchColumns.ts";

type Props = {
  fields: readonly ProjectFormField[];
  header: readonly string[];
  /** The first line below the header. */
  example: readonly string[];
  columns: Columns;
  /** Null if no date of the file is ambiguous. */
  order: DayOrder | null;
  labels: Readonly<Record<ProjectFormField, string>>;
  isBusy: boolean;
  onColumns: (columns: Columns) => void;
  onOrder: (order: DayOrder) => void;
  /** The chosen file's name. */
  file: ReactNode;
  /** The button that chooses another file. */
  another: ReactNode;
};

const none = "none";

export function ColumnChoice(props: Props) {
  const { fields, header, example, columns, order, labels, isBusy, onColumns, onOrder, file, another } = props;
  const text = useText();
  const id = useId();
  const found = fields.filter((field) => columns[field] !== null).length;
  const isOptional = (field: ProjectFormField) => optionalFields.some((optional) => optional === field);
  const [isOpen, setOpen] = useState(fields.some((field) => columns[field] === null && !isOptional(field)));
  const used = fields.map((field) => columns[field]);
  const unused = header.filter((head, index) => head.trim() !== "" && !used.includes(index));
  const options = [
    { value: none, label: text("project.import.noColumn") },
    ...header.map((head, index) => ({
      value: String(index),
      label: head || text("project.import.column", { number: index + 1 }),
    })),
  ];
  const intl = useIntl();
  const orders = (["dayFirst", "monthFirst"] as const).map((value) => ({
    value,
    label: text(`project.import.order.${value}`),
  }));
  return (
    <Card flush>
      <div className={styles.cardHead}>
        <h2>
          <Text id="project.import.columns" />
        </h2>
        <span className={styles.found}>
          {file}
          {" · "}
          <span>
            <Text id="project.import.columnsFound" values={{ found, count: fields.length }} />
            {unused.length > 0 &&
              `. ${text("project.import.unused", { count: unused.length, names: intl.formatList(unused, { type: "unit" }) })}`}
            {order !== null && `. ${text("project.import.order")}: ${text(`project.import.order.${order}`)}`}
          </span>
        </span>
        <Button
          aria-expanded={isOpen}
          aria-controls={id}
          endIcon={<ChevronDown className={isOpen ? styles.turned : undefined} />}
          onClick={() => setOpen(!isOpen)}
        >
          <Text id="project.import.changeColumns" />
        </Button>
        {another}
      </div>
      {found === 0 && (
        <p className={`${styles.warning} ${styles.padded}`}>
          <StatusIcon name="near-limit" size={16} />
          <Text id="project.import.noneFound" />
        </p>
      )}
      <div id={id} hidden={!isOpen}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.ours}>
                <Text id="project.import.ours" />
              </th>
              <th scope="col" className={styles.theirs}>
                <Text id="project.import.inFile" />
              </th>
              <th scope="col">
                <Text id="project.import.firstLine" />
              </th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">
                  {labels[field]}
                  {isOptional(field) && (
                    <span className={styles.muted}>
                      {" "}
                      <Text id="form.optional" />
                    </span>
                  )}
                </th>
                <td>
                  <SelectField
                    isBare
                    label={labels[field]}
                    value={String(columns[field] ?? none)}
                    options={options}
                    disabled={isBusy}
                    onChange={(value) => onColumns({ ...columns, [field]: value === none ? null : Number(value) })}
                  />
                </td>
                <td className={styles.example}>{example[columns[field] ?? -1]}</td>
              </tr>
            ))}
            {order !== null && (
              <tr>
                <th scope="row">
                  <Text id="project.import.order" />
                </th>
                <td>
                  <SelectField
                    isBare
                    label={text("project.import.order")}
                    value={order}
                    options={orders}
                    disabled={isBusy}
                    onChange={(value) => onOrder(value === "monthFirst" ? value : "dayFirst")}
                  />
                </td>
                <td />
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
