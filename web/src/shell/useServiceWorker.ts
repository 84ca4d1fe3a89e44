import { useEffect } from "react";

/**
 * Has the client stored once its first page is there, for the people who work here: not for a stranger who reads a certificate. A browser
 * offers it over https and on localhost only.
 */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    const register = async () => {
      const module = await import("../serviceWorker/registerServiceWorker.ts").catch(() => null);
      await module?.registerServiceWorker();
    };
    if (document.readyState === "complete") return void register();
    window.addEventListener("load", () => void register(), { once: true });
  }, []);
}
