import { createContext, type RefObject, use, useState } from "react";

export const SectionHeading = createContext<RefObject<HTMLHeadingElement | null> | null>(null);

/** The focus after a modal closes: the section's heading if the button that opened the modal is gone, else null. */
export function useFocusAfterRemoval(): () => HTMLElement | null {
  const heading = use(SectionHeading);
  const [opener] = useState(() => document.activeElement);
  return () => (opener?.isConnected && opener !== document.body ? null : (heading?.current ?? null));
}
