const address = "/sw.js";

type Policy = { createScriptURL: (address: string) => string };
type PolicyFactory = { createPolicy: (name: string, policy: Policy) => Policy };

/** TypeScript's types of the platform lack it, and not every browser has it. */
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

// The gateway's Content Security Policy allows this one policy, by its name, once in a page.
const policy = trustedTypes?.createPolicy("serviceWorker", {
  createScriptURL: (wanted) => {
    if (wanted !== address) throw new TypeError("Not the service worker's address");
    return wanted;
  },
});

/**
 * Registers the service worker, which stores the client files. Not in development, which has none; a browser that refuses, or a failed
 * download, changes nothing.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD) return;
  await navigator.serviceWorker
    .register(policy ? policy.createScriptURL(address) : address, { updateViaCache: "none" })
    .catch(() => undefined);
}
