import { createContext, type RefObject, use, useState } from "react";

export const SectionHeading = createContext<RefObject<HTMLHeadingElement | null> | null>(null);

/** The element that gets the focus when a modal closes: the section's heading if the modal's button is gone, else null. */
export function useFocusAfterRemoval(): () => HTMLElement | null {
  const heading = use(SectionHeading);
  const [opener] = useState(() => document.activeElement);
  return () => (opener?.isConnected && opener !== document.body ? null : (heading?.current ?? null));
}
