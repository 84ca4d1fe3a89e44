import address from "./checkWorker.ts?worker&url";

type Policy = { createScriptURL: (address: string) => string };
type PolicyFactory = { createPolicy: (name: string, policy: Policy) => Policy };

/** TypeScript's types of the platform lack it, and not every browser has it. */
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

// The gateway's Content Security Policy allows this one policy, by its name, once in a page.
const policy = trustedTypes?.createPolicy("checkWorker", {
  createScriptURL: (wanted) => {
    if (wanted !== address) throw new TypeError("Not the address of the worker that checks files");
    return wanted;
  },
});

export function startWorker(): Worker {
  return new Worker(policy ? policy.createScriptURL(address) : address, { type: "module" });
}
