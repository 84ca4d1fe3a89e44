import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export type Child = { url: string; peakBytes(): Promise<number>; close(): Promise<void> };

export async function startChild(file: string, env: Record<string, string> = {}): Promise<Child> {
  const child = fork(join(import.meta.dirname, file), { env: { ...process.env, ...env } });
  const { url } = await answerOf<{ url: string }>(child, file);
  return {
    url,
    async peakBytes() {
      child.send("memory");
      return (await answerOf<{ peakBytes: number }>(child, file)).peakBytes;
    },
    async close() {
      if (child.exitCode !== null) return;
      const gone = once(child, "exit");
      child.disconnect();
      await gone;
    },
  };
}

async function answerOf<T>(child: ChildProcess, file: string): Promise<T> {
  const ended = once(child, "exit").then(() => {
    throw new Error(`${file} ended before it answered; what it said stands above.`);
  });
  const [message] = await Promise.race([once(child, "message"), ended]);
  return message as T;
}
