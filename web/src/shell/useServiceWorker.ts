import { useEffect } from "react";

/** Registers the service worker after the first page, for signed-in users. Browsers require https or localhost. */
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
