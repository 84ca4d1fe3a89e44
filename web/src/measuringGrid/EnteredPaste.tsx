import { lazy, Suspense } from "react";
import { Text } from "../i18n/Text.tsx";
import type { Figures } from "./fileFigures.ts";

const EnteredSummary = lazy(async () => ({ default: (await import("./EnteredSummary.tsx")).EnteredSummary }));

/** Tells what a pasted sheet entered. Screen readers tell changes of a live region, so the region is there first. */
export function EnteredPaste({ figures, onClose }: { figures: Figures | null; onClose: () => void }) {
  return (
    <>
      <Suspense fallback={null}>
        {figures && <EnteredSummary file={null} figures={figures} onClose={onClose} />}
      </Suspense>
      <p role="status" className="heard-only">
        {figures && (
          <Text id="measuring.file.entered" values={{ values: figures.entered.length, rooms: figures.roomCount }} />
        )}
      </p>
    </>
  );
}
