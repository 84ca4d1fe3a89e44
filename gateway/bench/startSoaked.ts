import { demoPassword } from "../../upstream/src/demo/demoAccounts.ts";
import { readContract } from "../contract/readContract.ts";
import { startProxy } from "../test/contract/startProxy.ts";
import { type Caller, createCaller } from "../test/createCaller.ts";
import { freePort } from "../test/freePort.ts";
import type { Random } from "../test/fuzz/createRandom.ts";
import { pageDocument } from "../test/pageDocument.ts";
import { startProgram } from "../test/several/startProgram.ts";

import { startChild } from "./startChild.ts";

type Soaked = { metricsUrl: string; sessions: Caller[]; close(): Promise<void> };

const emails = ["owner", "karin", "office", "installer"].map((name) => `${name}@nordgolv.example`);

const faults = [
  { status: 503, text: '{"code":"UNAVAILABLE","message":"later","requestId":"r"}' },
  { status: 500, text: "<h1>Internal Server Error</h1>" },
  { status: 200, text: "{" },
];

/** A gateway over the embedded service that breaks one of `oneIn` answers, with `count` signed-in browsers. */
export async function startSoaked(count: number, oneIn: number, random: Random): Promise<Soaked> {
  const upstream = await startChild("serveReference.ts");
  const proxy = await startProxy(upstream.url, readContract());
  const metricsPort = await freePort();
  const gateway = await startProgram("gateway/src/main.ts", {
    PORT: String(await freePort()),
    UPSTREAM_URL: proxy.url,
    USER_POOL_ENDPOINT: proxy.url,
    USER_POOL_ID: "eu-north-1_embedded",
    USER_POOL_CLIENT_ID: "embedded-web",
    FILES_ORIGIN: upstream.url,
    SIGN_INS_PER_MINUTE: "1000",
    METRICS_PORT: String(metricsPort),
    DRAIN_SECONDS: "0",
    LOG_LEVEL: "silent",
    // The image starts the gateway with the same option.
    NODE_OPTIONS: "--max-semi-space-size=16",
  });
  const sessions = await signInAll(gateway.url, count);
  proxy.intercept = async (request, forward) => {
    const answer = await forward(request);
    return random.below(oneIn) === 0 ? random.one(faults) : answer;
  };
  return {
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    sessions,
    close: async () => {
      await gateway.end("SIGTERM");
      await proxy.close();
      await upstream.close();
    },
  };
}

async function signInAll(url: string, count: number): Promise<Caller[]> {
  const sessions: Caller[] = [];
  for (let index = 0; index < count; index += 1) {
    const caller = createCaller(url);
    const input = { email: emails[index % emails.length], password: demoPassword };
    await caller.send(pageDocument("useSignInMutation"), { input });
    if (!caller.cookies.has("accessToken")) throw new Error("A demo user was not signed in.");
    sessions.push(caller);
  }
  return sessions;
}
