const address = "/sw.js";

type Policy = { createScriptURL: (address: string) => string };
type PolicyFactory = { createPolicy: (name: string, policy: Policy) => Policy };

/** TypeScript and some browsers lack Trusted Types. */
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

// The content security policy allows each page one Trusted Types policy with this name.
const policy = trustedTypes?.createPolicy("serviceWorker", {
  createScriptURL: (wanted) => {
    if (wanted !== address) throw new TypeError("Not the service worker's address");
    return wanted;
  },
});

/** Registers the service worker, which stores the client's files. If that fails, the client works without. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD) return;
  await navigator.serviceWorker
    .register(policy ? policy.createScriptURL(address) : address, { updateViaCache: "none" })
    .catch(() => undefined);
}
