import { useRelayEnvironment } from "react-relay/hooks";
import { localDay } from "../../i18n/localDay.ts";
import { useText } from "../../i18n/useText.ts";
import type { Cell } from "../../spreadsheet/csv.ts";
import { ExportTable } from "../../spreadsheet/ExportTable.tsx";
import { type CertificateListView, certificateVariables } from "./certificateListView.ts";
import { certificateStateTexts, certificateStatusTexts, knownStatus, lastDelivery } from "./certificateStateTexts.ts";
import { type CertificateRow, fetchAllCertificates } from "./fetchAllCertificates.ts";

export function ExportCertificates({ view }: { view: CertificateListView }) {
  const text = useText();
  const environment = useRelayEnvironment();
  const toCells = ({ node, ...row }: CertificateRow): Cell[] => {
    const { email, state: delivery } = lastDelivery(node.recipients);
    const recipients = node.recipients.map((each) => {
      const word = text(certificateStateTexts[lastDelivery([{ ...each, copy: false }]).state]);
      return `${each.email} (${word})`;
    });
    const status = knownStatus(node.status);
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
      status ? text(certificateStatusTexts[status]) : "",
      node.withdrawal ? localDay(node.withdrawal.at) : "",
      node.withdrawal?.reason ?? "",
      (node.replacedBy ?? []).map(({ number }) => number).join(", "),
    ];
  };
  return (
    <ExportTable
      name={text("certificate.list.title")}
      load={async (onProgress) => {
        const rows = await fetchAllCertificates(environment, certificateVariables(view), onProgress);
        return [headers.map((id) => text(id)), ...rows.map(toCells)];
      }}
    />
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
  "certificate.list.column.status",
  "certificate.list.column.withdrawnOn",
  "certificate.list.column.reason",
  "certificate.list.column.replacedBy",
] as const;
