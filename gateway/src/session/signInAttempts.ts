/** Counts sign-in attempts by address. `take` is false when the address has used up its minute. */
export type SignInAttempts = { take(address: string): boolean };

const mostPerMinute = 20;
const minute = 60_000;

/** Twenty a minute for each address, within this process. */
export function createSignInAttempts(now: () => number = Date.now): SignInAttempts {
  let startedAt = 0;
  const counts = new Map<string, number>();
  return {
    take(address) {
      if (now() - startedAt >= minute) {
        startedAt = now();
        counts.clear();
      }
      const count = (counts.get(address) ?? 0) + 1;
      counts.set(address, count);
      return count <= mostPerMinute;
    },
  };
}
