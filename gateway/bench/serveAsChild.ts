import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tellMemory } from "./tellMemory.ts";

/** Listens on a free port, sends the address to the parent process, and ends with the parent. */
export function serveAsChild(server: Server): void {
  server.listen(0, "127.0.0.1", () => {
    process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  });
  tellMemory();
}
