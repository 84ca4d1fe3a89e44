import type { Store } from "../store/Store.ts";

/** Counts sign-in attempts by address. `take` is false when the address has used up its minute. */
export type SignInAttempts = { take(address: string): Promise<boolean> };

const minute = 60_000;

/** So many a minute for each address, over all gateways. */
export function createSignInAttempts(store: Pick<Store, "count">, mostPerMinute: number): SignInAttempts {
  return {
    async take(address) {
      const { count } = await store.count(`sign-ins:${address}`, minute);
      return count <= mostPerMinute;
    },
  };
}
