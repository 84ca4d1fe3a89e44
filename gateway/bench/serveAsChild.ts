import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tellMemory } from "./tellMemory.ts";

/** Listens on a free loopback port for the process that started this one, tells it where, and ends with it. */
export function serveAsChild(server: Server): void {
  server.listen(0, "127.0.0.1", () => {
    process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  });
  tellMemory();
}
