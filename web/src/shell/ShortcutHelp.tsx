import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { useRowKeys } from "../ui/useRowKeys.ts";
import { useShortcut } from "../ui/useShortcut.ts";

const ShortcutsModal = lazy(async () => ({ default: (await import("./ShortcutsModal.tsx")).ShortcutsModal }));

/** Adds the shortcuts of all pages; "?" lists them. */
export function ShortcutHelp() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  useRowKeys();
  useShortcut("g p", () => void navigate("/projects/ongoing"));
  useShortcut("?", () => setOpen(true));
  return (
    isOpen && (
      <Suspense>
        <ShortcutsModal onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
