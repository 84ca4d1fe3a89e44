import { createContext, type RefObject, use, useState } from "react";

/** The heading of the surrounding account section. */
export const SectionHeading = createContext<RefObject<HTMLHeadingElement | null> | null>(null);

/** Focuses the section's heading if the button that opened a modal is gone. */
export function useFocusAfterRemoval(): () => HTMLElement | null {
  const heading = use(SectionHeading);
  const [opener] = useState(() => document.activeElement);
  return () => (opener?.isConnected && opener !== document.body ? null : (heading?.current ?? null));
}
