import { setTimeout as wait } from "node:timers/promises";

/** Polls every 20 ms until `isSo` is true. @throws after `milliseconds` */
export async function until(isSo: () => boolean | Promise<boolean>, milliseconds = 60_000): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`It did not come to be so in ${milliseconds} ms: ${isSo}`);
    await wait(20);
  }
}
