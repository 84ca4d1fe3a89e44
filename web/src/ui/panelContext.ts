import { createContext, use } from "react";

/** What the parts of a side panel know of it. */
type Panel = { headingId: string; onClose: () => void };

export const PanelContext = createContext<Panel | null>(null);

export function usePanel(): Panel {
  const panel = use(PanelContext);
  if (!panel) throw new Error("This part belongs in a SidePanel");
  return panel;
}
