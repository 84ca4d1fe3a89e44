/// <reference lib="webworker" />
import { firstUsable } from "./firstUsable.ts";
import { namedFiles, requestKind } from "./requestKind.ts";

declare const self: ServiceWorkerGlobalScope;
/** `serviceWorkerPlugin.ts` inserts this value. */
declare const build: { version: string; assets: readonly string[] };

const page = "/";
const prefix = "shell ";
const cacheName = prefix + build.version;

self.addEventListener("install", (event) => {
  // Pages come from the network, so activating at once does not change an open page.
  event.waitUntil(Promise.all([store(), self.skipWaiting()]));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([removeOldCaches(), self.clients.claim()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const kind = requestKind(request, self.location.origin);
  if (kind === "asset") event.respondWith(find(request).then((stored) => stored ?? fetch(request)));
  if (kind === "namedFile") event.respondWith(networkFirst(request, new URL(request.url).pathname));
  if (kind === "page") event.respondWith(networkFirst(request, page));
});

// Files are stored uncompressed, so Vary does not matter.
const find = (request: Request | string) => caches.match(request, { ignoreVary: true });

async function store(): Promise<void> {
  const cache = await caches.open(cacheName);
  const named = [page, ...namedFiles].map((path) => new Request(path, { cache: "reload" }));
  const isNew = await Promise.all(build.assets.map(async (path) => !(await copy(cache, path))));
  await cache.addAll([...named, ...build.assets.filter((_, index) => isNew[index])]);
}

/** Copies a hashed file from the cache of the previous version, where the file is identical. */
async function copy(cache: Cache, path: string): Promise<boolean> {
  const stored = await find(path);
  if (stored) await cache.put(path, stored);
  return stored !== undefined;
}

/** Keeps the cache of the previous version, because pages of that version may still load chunks. */
async function removeOldCaches(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function networkFirst(request: Request, path: string): Promise<Response> {
  const stored = await (await caches.open(cacheName)).match(path, { ignoreVary: true });
  return stored ? firstUsable(fetch(request), stored) : fetch(request);
}
