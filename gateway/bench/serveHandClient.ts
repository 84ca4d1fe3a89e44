import { createServer } from "node:http";
import { readConfig } from "../src/config.ts";
import { createMemoryState } from "../src/limits/memoryState.ts";
import { createEndedSessions } from "../src/session/endedSessions.ts";
import { createClock } from "../src/session/userPool.ts";
import { createTokenVerifier } from "../src/session/verifyToken.ts";
import { createHandClient } from "./handClient.ts";
import { serveAsChild } from "./serveAsChild.ts";

// The hand-written client as a server: it verifies the token like the gateway, asks the service and sends JSON.
const config = readConfig(process.env);
const { verify } = createTokenVerifier({
  config,
  clock: createClock(),
  endedSessions: createEndedSessions(createMemoryState()),
  log: console,
});
const clientFor = createHandClient(config.upstreamUrl, Number(process.env.WIDTH));

const server = createServer(async ({ url = "", headers }, response) => {
  const token = headers.authorization?.slice("Bearer ".length) ?? "";
  const client = clientFor(token);
  const job = { "/viewer": client.viewer, "/projects": client.projects, "/tree": client.tree }[url];
  if (!job || !(await verify(token))) return void response.writeHead(401).end();
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(await job()));
});
server.keepAliveTimeout = 60_000;
serveAsChild(server);
