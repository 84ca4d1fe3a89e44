import { useEffect } from "react";

/** Makes the page inert, except Blueprint's portals. */
export function useInertPage(): void {
  useEffect(() => {
    const page = [...document.body.children].filter((element) => !element.matches(".bp6-portal, script, [inert]"));
    for (const element of page) element.setAttribute("inert", "");
    return () => {
      for (const element of page) element.removeAttribute("inert");
    };
  }, []);
}
