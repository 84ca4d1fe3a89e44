import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

/** Six missed requests take thirty seconds. Seconds are not counted, because they pass while the machine sleeps. */
const patience = { pauseMs: 5_000, maxMissed: 6 };

/** Ends a service that stopped answering. @returns true if this function ended the service */
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

/** Any answer counts: even a service that is not ready is alive. */
function isAnswered(url: string, withinMs: number): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(withinMs) }).then(
    () => true,
    () => false,
  );
}
