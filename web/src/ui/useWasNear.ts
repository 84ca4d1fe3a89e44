import { useEffect, useState } from "react";

const distance = "200px";

/** True once the element was near the view. Without an observer in the browser it is true at once. */
export function useWasNear(element: Element | null, isAsked = true): boolean {
  const [wasNear, setNear] = useState(!("IntersectionObserver" in globalThis));
  useEffect(() => {
    if (!element || wasNear || !isAsked) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: distance },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, wasNear, isAsked]);
  return wasNear;
}
