import { createContext, type RefObject, use } from "react";

/** `back` leads from an inner view to the previous one; null in the first view. */
type Panel = { headingId: string; onClose: () => void; back: RefObject<(() => void) | null> };

export const PanelContext = createContext<Panel | null>(null);

export function usePanel(): Panel {
  const panel = use(PanelContext);
  if (!panel) throw new Error("This part belongs in a SidePanel");
  return panel;
}
