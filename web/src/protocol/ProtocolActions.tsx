import { Button } from "@blueprintjs/core";
import { Download, Print } from "@blueprintjs/icons";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { csv, csvSeparator } from "../spreadsheet/csv.ts";
import { saveFile } from "../spreadsheet/saveFile.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import type { ProtocolEntry } from "./useProtocol.ts";
import { useProtocolRows } from "./useProtocolRows.ts";

type Props = { name: string; entries: readonly ProtocolEntry[] | null };

/** A protocol can be saved and printed once everything is loaded, so that nothing is missing on paper. */
export function ProtocolActions({ name, entries }: Props) {
  const text = useText();
  const { write, locale } = useProtocolRows();
  const reason = entries ? null : text("protocol.waiting");
  const save = () => {
    if (!entries) return;
    const table = csv(write(entries), { separator: csvSeparator(locale), locale });
    saveFile(`${name}.csv`, table, "text/csv;charset=utf-8");
  };
  return entries ? (
    <>
      <Button icon={<Download />} onClick={save}>
        <Text id="protocol.csv" />
      </Button>
      <Button icon={<Print />} intent="primary" onClick={() => window.print()}>
        <Text id="protocol.print" />
      </Button>
    </>
  ) : (
    <ActionButton icon={<Print />} side="below" disabledReason={reason}>
      <Text id="protocol.print" />
    </ActionButton>
  );
}
