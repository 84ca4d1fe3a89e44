import address from "./checkWorker.ts?worker&url";

type Policy = { createScriptURL: (address: string) => string };
type PolicyFactory = { createPolicy: (name: string, policy: Policy) => Policy };

/** TypeScript's types and some browsers lack Trusted Types. */
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

// The content security policy allows one policy of this name in each page.
const policy = trustedTypes?.createPolicy("checkWorker", {
  createScriptURL: (wanted) => {
    if (wanted !== address) throw new TypeError("Not the address of the worker that checks files");
    return wanted;
  },
});

export function startWorker(): Worker {
  return new Worker(policy ? policy.createScriptURL(address) : address, { type: "module" });
}
