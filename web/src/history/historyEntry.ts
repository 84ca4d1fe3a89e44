import { graphql, readInlineData } from "react-relay/hooks";
import type { historyEntry_entry$data, historyEntry_entry$key } from "./__generated__/historyEntry_entry.graphql.ts";

export type Entry = Omit<historyEntry_entry$data, " $fragmentType">;
export type Change = Entry["changes"][number];

export const readEntry = (entryRef: historyEntry_entry$key): Entry =>
  readInlineData(
    graphql`
      fragment historyEntry_entry on HistoryEntry @inline {
        sequence
        at
        action
        via
        actor {
          kind
          nodeId
          name
        }
        project {
          restId
          title
          isRemoved
        }
        folder {
          restId
          title
          isRemoved
        }
        installation {
          restId
          title
          isRemoved
        }
        user {
          nodeId
          name
        }
        templateName
        certificateNumber
        product {
          title
          stepLabel
        }
        changes {
          field
          stepNumber
          from
          to
          fromName
          toName
          isErased
        }
        items {
          project {
            restId
            title
            isRemoved
          }
          folder {
            restId
            title
            isRemoved
          }
          installation {
            restId
            title
            isRemoved
          }
          certificateNumber
        }
      }
    `,
    entryRef,
  );

/** The instrument's file from which a value was read. Null if no value was read from a file. */
export function fileOf({ changes }: Entry): string | null {
  const read = changes.find(({ field, to }) => field.endsWith("_FILE") && to);
  return read?.to?.replace(/:\d+$/, "") ?? null;
}
