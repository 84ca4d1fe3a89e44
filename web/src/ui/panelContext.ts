import { createContext, type RefObject, use } from "react";

/** A side panel, as its parts know it. `back` leads from an inner view to the one before; null at the outermost. */
type Panel = { headingId: string; onClose: () => void; back: RefObject<(() => void) | null> };

export const PanelContext = createContext<Panel | null>(null);

export function usePanel(): Panel {
  const panel = use(PanelContext);
  if (!panel) throw new Error("This part belongs in a SidePanel");
  return panel;
}
