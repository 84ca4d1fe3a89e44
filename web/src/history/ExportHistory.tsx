import { useRelayEnvironment } from "react-relay/hooks";
import { useText } from "../i18n/useText.ts";
import { ExportTable } from "../spreadsheet/ExportTable.tsx";
import { fetchAllHistory } from "./fetchAllHistory.ts";
import { type HistoryView, historyFilter } from "./historyView.ts";
import { useHistoryRows } from "./useHistoryRows.ts";

type Props = {
  /** The global id of the project, installation, user or company. */
  subjectId: string;
  view: HistoryView;
};

export function ExportHistory({ subjectId, view }: Props) {
  const text = useText();
  const environment = useRelayEnvironment();
  const toRows = useHistoryRows();
  const wanted = { id: subjectId, filter: { ...historyFilter(view), isGrouped: false } };
  return (
    <ExportTable
      name={text("history.title")}
      load={async (onProgress) => toRows(await fetchAllHistory(environment, wanted, onProgress))}
    />
  );
}
