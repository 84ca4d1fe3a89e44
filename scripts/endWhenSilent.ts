import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

/** Thirty seconds. They are counted by questions, since a machine may have slept meanwhile. */
const patience = { pauseMs: 5_000, maxMissed: 6 };

/**
 * Ends a service that answered once and then answers nothing for long.
 *
 * @returns true when it was ended for that, false when it ended otherwise
 */
export async function endWhenSilent(child: ChildProcess, url: string, limits = patience): Promise<boolean> {
  const { pauseMs, maxMissed } = limits;
  if (child.exitCode !== null || child.signalCode !== null) return false;
  let hasEnded = false;
  const gone = once(child, "exit").then(() => {
    hasEnded = true;
  });
  for (let missed = 0; missed < maxMissed; ) {
    const pause = Promise.race([gone, wait(pauseMs, undefined, { ref: false })]);
    const [isAlive] = await Promise.all([isAnswered(url, pauseMs), pause]);
    if (hasEnded) return false;
    missed = isAlive ? 0 : missed + 1;
  }
  child.kill("SIGKILL");
  await gone;
  return true;
}

/** Any answer counts: a service that tells that it is not ready lives. */
function isAnswered(url: string, withinMs: number): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(withinMs) }).then(
    () => true,
    () => false,
  );
}
