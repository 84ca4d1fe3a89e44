import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

export type Account = { uid: number; gid: number };

type Description = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  cwd?: string;
  account?: Account;
  /** The signal with which the part's own unit or image stops it; by default SIGTERM. */
  stopSignal?: NodeJS.Signals;
  isReady(): Promise<boolean>;
};

/** A program of the deployment, with its children. */
export type Part = {
  name: string;
  /** The output so far of all runs of the part. */
  lines: string[];
  /** Starts the part and waits until it is ready. */
  start(): Promise<void>;
  /** Ends the part and its children at once. */
  kill(): Promise<void>;
  /** Ends the part as its service manager does. */
  stop(): Promise<void>;
  /** Stops the part and its children until `thaw`; connections stay open. */
  freeze(): void;
  thaw(): void;
  signal(signal: NodeJS.Signals): void;
  /** The user ids under which the part and its children run, parents first. */
  userIds(): number[];
};

const startMs = 60_000;
/** At a lower priority, other programs of the test machine starve a part for seconds, like a fault. */
const niceness = process.getuid?.() === 0 ? "-15" : "0";

/** Starts a part, which the kernel kills when this process ends. @throws Error with the part's last lines of output */
export async function startPart(description: Description): Promise<Part> {
  const { name, command, env = {}, cwd, account, stopSignal = "SIGTERM", isReady } = description;
  const lines: string[] = [];
  const user = account ? ["--reuid", `${account.uid}`, "--regid", `${account.gid}`, "--clear-groups"] : [];
  const setpriv = [process.env.SETPRIV ?? "setpriv", ...user];
  let child: ChildProcess | undefined;
  const hasEnded = () => !child || child.exitCode !== null || child.signalCode !== null;
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of familyOf(child?.pid)) killQuietly(pid, signal);
  };

  async function start() {
    const started = spawn("nice", ["-n", niceness, ...setpriv, "--pdeathsig", "KILL", "--", ...command], {
      cwd,
      env: { PATH: process.env.PATH, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child = started;
    for (const stream of [started.stdout, started.stderr]) keepLines(stream, lines);
    for (const end = Date.now() + startMs; !(await isReady()); await wait(50))
      if (hasEnded() || Date.now() > end) throw new Error(`${name} did not start:\n${lines.slice(-20).join("\n")}`);
  }

  async function end(send: () => void) {
    if (!child || hasEnded()) return;
    const ended = once(child, "exit");
    send();
    await ended;
  }

  const part: Part = {
    name,
    lines,
    start,
    kill: () => end(() => signalAll("SIGKILL")),
    stop: () => end(() => child?.kill(stopSignal)),
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    signal: (signal) => void child?.kill(signal),
    userIds: () => familyOf(child?.pid).map(userIdOf),
  };
  await start().catch(async (error: unknown) => {
    await part.kill();
    throw error;
  });
  return part;
}

export function accountOf(name: string): Account {
  const [uid = Number.NaN, gid = Number.NaN] = ["-u", "-g"].map((which) =>
    Number.parseInt(spawnSync("id", [which, name], { encoding: "utf8" }).stdout, 10),
  );
  if (Number.isNaN(uid)) throw new Error(`This machine has no account ${name}.`);
  return { uid, gid };
}

function keepLines(stream: NodeJS.ReadableStream, lines: string[]): void {
  let rest = "";
  stream.on("data", (chunk) => {
    const parts = (rest + String(chunk)).split("\n");
    rest = parts.pop() ?? "";
    lines.push(...parts);
  });
}

/** The process and its descendants, parents first. */
function familyOf(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  const children = new Map<number, number[]>();
  for (const entry of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const parent = parentOf(entry);
    children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
  }
  const family = [pid];
  for (const member of family) family.push(...(children.get(member) ?? []));
  return family;
}

/** The parent's id; 0 if the process has ended. */
export function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return 0;
  }
}

const userIdOf = (pid: number) => Number(/^Uid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);

function killQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended meanwhile.
  }
}
