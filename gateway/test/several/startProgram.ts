import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

export type Program = {
  /** The address in the program's first log line. */
  url: string;
  /** Standard output and standard error so far. */
  output(): string;
  /** The lines of standard output so far. */
  lines(): string[];
  /** Sends the signal, and returns the exit code or the signal that ended the program. */
  end(signal: "SIGTERM" | "SIGKILL"): Promise<number | string | null>;
  /** Stops the process until `thaw`; its connections stay open. */
  freeze(): void;
  thaw(): void;
};

const root = join(import.meta.dirname, "../../..");

/** Starts a program by the guide's command and waits until it listens. @throws Error with its output if it ends */
export async function startProgram(file: string, env: Record<string, string>): Promise<Program> {
  const child = spawn(process.execPath, [join(root, file)], {
    env: { PATH: process.env.PATH, ...env },
    // The IPC channel ends the program with this process.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const complaints: string[] = [];
  const lines: string[] = [];
  child.stderr?.on("data", (chunk) => complaints.push(String(chunk)));
  // Standard output may hold lines after the process has exited.
  const ended = once(child, "close") as Promise<[number | null, string | null]>;
  const listening = new Promise<string>((resolve) => {
    if (!child.stdout) throw new Error("A program that is started says where it listens.");
    createInterface({ input: child.stdout }).on("line", (line) => {
      lines.push(line);
      const url = /listens on ([^\s"]+)/.exec(line)?.[1];
      if (url) resolve(url);
    });
  });
  const url = await Promise.race([listening, ended.then(() => null)]);
  if (url === null) throw new Error(`${file} ended before it listened: ${complaints.join("")}`);
  return {
    url,
    lines: () => [...lines],
    output: () => [...lines, ...complaints].join("\n"),
    freeze: () => void child.kill("SIGSTOP"),
    thaw: () => void child.kill("SIGCONT"),
    async end(signal) {
      child.kill(signal);
      const [code, by] = await ended;
      return code ?? by;
    },
  };
}
