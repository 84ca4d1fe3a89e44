import address from "./checkWorker.ts?worker&url";

type Policy = { createScriptURL: (address: string) => string };
type PolicyFactory = { createPolicy: (name: string, policy: Policy) => Policy };

/** TypeScript's types lack it, and so do some browsers. */
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

// The gateway's Content Security Policy allows this policy by name, once per page.
const policy = trustedTypes?.createPolicy("checkWorker", {
  createScriptURL: (wanted) => {
    if (wanted !== address) throw new TypeError("Not the address of the worker that checks files");
    return wanted;
  },
});

export function startWorker(): Worker {
  return new Worker(policy ? policy.createScriptURL(address) : address, { type: "module" });
}
