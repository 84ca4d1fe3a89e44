import { Button } from "@blueprintjs/core";
import { Download } from "@blueprintjs/icons";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useRelayEnvironment } from "react-relay/hooks";
import { localDay } from "../../i18n/localDay.ts";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { type Cell, csv, csvSeparator } from "../../spreadsheet/csv.ts";
import { saveFile } from "../../spreadsheet/saveFile.ts";
import styles from "./CertificateListPage.module.css";
import { type CertificateListView, certificateVariables } from "./certificateListView.ts";
import { certificateStateTexts, lastDelivery } from "./certificateStateTexts.ts";
import { type CertificateRow, fetchAllCertificates } from "./fetchAllCertificates.ts";

type State = { phase: "idle" } | { phase: "running"; done: number; count: number } | { phase: "failed" };

/** Downloads all certificates of the view as a table, and tells how far it has come. */
export function ExportCertificates({ view }: { view: CertificateListView }) {
  const text = useText();
  const { locale } = useIntl();
  const environment = useRelayEnvironment();
  const [state, setState] = useState<State>({ phase: "idle" });
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const run = async () => {
    setState({ phase: "running", done: 0, count: 0 });
    try {
      const rows = await fetchAllCertificates(environment, certificateVariables(view), (done, count) => {
        if (isShown.current) setState({ phase: "running", done, count });
      });
      if (!isShown.current) return;
      const today = localDay(new Date().toISOString());
      const table = csv([headers.map((id) => text(id)), ...rows.map(toCells)], {
        separator: csvSeparator(locale),
        locale,
      });
      saveFile(`${text("certificate.list.title")} ${today}.csv`, table, "text/csv;charset=utf-8");
      setState({ phase: "idle" });
    } catch {
      if (isShown.current) setState({ phase: "failed" });
    }
  };
  const toCells = ({ node, ...row }: CertificateRow): Cell[] => {
    const { email, state: delivery } = lastDelivery(node.recipients);
    const recipients = node.recipients.map((each) => {
      const word = text(certificateStateTexts[lastDelivery([{ ...each, copy: false }]).state]);
      return `${each.email} (${word})`;
    });
    return [
      node.number,
      row.customer,
      row.projectName,
      row.folderName,
      row.city,
      row.rooms.length,
      row.rooms.join(", "),
      node.activationDate,
      row.validUntil,
      email ?? "",
      text(certificateStateTexts[delivery]),
      recipients.join(", "),
    ];
  };
  return (
    <>
      <span role="status" className={styles.progress}>
        {state.phase === "running" && state.count > 0 && (
          <Text id="certificate.list.exporting" values={{ done: state.done, count: state.count }} />
        )}
        {state.phase === "failed" && <Text id="certificate.list.exportFailed" />}
      </span>
      <Button icon={<Download />} loading={state.phase === "running"} onClick={() => void run()}>
        <Text id="certificate.list.export" />
      </Button>
    </>
  );
}

const headers = [
  "certificate.list.column.number",
  "project.fact.customer",
  "project.list.column.name",
  "certificate.list.column.folder",
  "certificate.list.column.city",
  "certificate.list.column.roomCount",
  "certificate.list.column.rooms",
  "certificate.list.column.activationDate",
  "certificate.list.column.validUntil",
  "certificate.list.column.recipient",
  "certificate.list.filter",
  "certificate.list.column.recipients",
] as const;
