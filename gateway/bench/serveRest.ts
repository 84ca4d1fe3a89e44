import { createServer, type ServerResponse } from "node:http";
import { restUser } from "../test/standInRest.ts";
import { companyId, installationsIn, restFolder, restInstallation, restProject, treeProjectId } from "./benchData.ts";
import { serveAsChild } from "./serveAsChild.ts";

// A REST v1 service that costs little, because each body is written once and cached.
// PROJECTS is the number of projects, LATENCY the milliseconds before each answer.
const latency = Number(process.env.LATENCY);
const count = Number(process.env.PROJECTS);
const base = `/v1/company/${companyId}/project`;
const bodies = new Map<string, Buffer>();

const routes: [RegExp, (found: string[], page: (size: number) => number[]) => unknown][] = [
  [/^\/v1\/user\/[^/]+$/, () => restUser],
  [new RegExp(`^${base}$`), (_, page) => ({ data: page(count).map((index) => restProject(index)), meta: { count } })],
  [new RegExp(`^${base}/${treeProjectId}$`), () => restProject(0, treeProjectId)],
  [new RegExp(`^${base}/${treeProjectId}/folder/([^/]+)$`), ([id = ""]) => restFolder(id)],
  [
    new RegExp(`^${base}/${treeProjectId}/folder/([^/]+)/installation$`),
    ([id = ""], page) => ({
      data: page(installationsIn(id)).map((index) => restInstallation(id, index)),
      meta: { count: installationsIn(id) },
    }),
  ],
];

function bodyOf(address: string): Buffer | null {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const skip = Number(searchParams.get("skip") ?? 0);
  const page = (size: number) =>
    Array.from({ length: Math.max(0, Math.min(25, size - skip)) }, (_, index) => skip + index);
  for (const [pattern, make] of routes) {
    const found = pattern.exec(pathname);
    if (found) return Buffer.from(JSON.stringify(make(found.slice(1), page)));
  }
  return null;
}

function answer(address: string, response: ServerResponse) {
  const body = bodies.get(address) ?? bodyOf(address);
  if (body) bodies.set(address, body);
  response.writeHead(body ? 200 : 404, { "content-type": "application/json" });
  response.end(body ?? "{}");
}

const server = createServer(({ url = "" }, response) => {
  if (latency > 0) setTimeout(answer, latency, url, response);
  else answer(url, response);
});
server.keepAliveTimeout = 60_000;
serveAsChild(server);
