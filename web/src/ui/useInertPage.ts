import { useEffect } from "react";

/** Takes everything but what floats (Blueprint's portals) out of reach of pointer, keyboard and screen reader while mounted. */
export function useInertPage(): void {
  useEffect(() => {
    const page = [...document.body.children].filter((element) => !element.matches(".bp6-portal, script, [inert]"));
    for (const element of page) element.setAttribute("inert", "");
    return () => {
      for (const element of page) element.removeAttribute("inert");
    };
  }, []);
}
