import { createContext, type RefObject, use, useState } from "react";

/** The heading of the surrounding section of the account page. */
export const SectionHeading = createContext<RefObject<HTMLHeadingElement | null> | null>(null);

/** For a modal's `focusAfter`: the heading of its section, when the opener was removed or there was none. */
export function useFocusAfterRemoval(): () => HTMLElement | null {
  const heading = use(SectionHeading);
  const [opener] = useState(() => document.activeElement);
  return () => (opener?.isConnected && opener !== document.body ? null : (heading?.current ?? null));
}
