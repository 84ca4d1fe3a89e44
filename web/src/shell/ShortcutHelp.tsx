import { lazy, Suspense, useState } from "react";
import { useShortcut } from "../ui/useShortcut.ts";

const ShortcutsModal = lazy(async () => ({ default: (await import("./ShortcutsModal.tsx")).ShortcutsModal }));

/** A question mark shows which keys do what. */
export function ShortcutHelp() {
  const [isOpen, setOpen] = useState(false);
  useShortcut("?", () => setOpen(true));
  return (
    isOpen && (
      <Suspense>
        <ShortcutsModal onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
