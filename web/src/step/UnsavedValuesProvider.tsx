import { type ReactNode, useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { adoptRows, forgetRow, isOwnersPage, keepRow, page } from "./pageStore.ts";
import { recordMeasurements } from "./recordMeasurements.ts";
import { valueInput } from "./stepValue.ts";
import { createUnsavedValues, type KeptValue, type ValueKey } from "./unsavedValues.ts";
import { UnsavedValuesContext } from "./unsavedValuesContext.ts";

const rowId = ({ entryId, field }: ValueKey) => `${page} ${entryId} ${field}`;

/** Holds what was typed into all steps until it is stored, and sends what waits when the page is loaded and when the network returns. */
export function UnsavedValuesProvider({ children }: { children: ReactNode }) {
  const environment = useRelayEnvironment();
  const [unsaved] = useState(() =>
    createUnsavedValues({
      record: async ({ entryId, field }, value, version) => {
        const versions = version === null ? undefined : [{ field, version }];
        const input = { stepEntryId: entryId, ...valueInput(field, value), versions };
        const { outcome, versions: current } = await recordMeasurements(environment, input);
        return { outcome, version: current.get(field) ?? null };
      },
      keep: ({ entryId, field, base, text, chosen }) =>
        keepRow("values", { id: rowId({ entryId, field }), entryId, field, base, text, chosen }),
      forget: (key) => forgetRow("values", rowId(key)),
    }),
  );
  useEffect(() => {
    void adoptRows<KeptValue & { id: string }>("values").then((rows) => {
      unsaved.adopt(rows);
      for (const { id } of rows) forgetRow("values", id);
    });
    const sendFailed = () => {
      if (isOwnersPage()) unsaved.sendFailed();
    };
    window.addEventListener("online", sendFailed);
    return () => window.removeEventListener("online", sendFailed);
  }, [unsaved]);
  return <UnsavedValuesContext value={unsaved}>{children}</UnsavedValuesContext>;
}
