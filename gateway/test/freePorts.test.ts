import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "@jest/globals";
import { requireFreePorts } from "../../scripts/freePorts.ts";
import { freePort } from "./freePort.ts";

test.each(["127.0.0.1", "::1", "0.0.0.0"])("tells of a port that a program has on %s", async (host) => {
  const other = createServer().listen(0, host);
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const free = await freePort();
  await expect(requireFreePorts([free, port])).rejects.toThrow(
    `Port ${port} on localhost is taken by another program; nothing was started.`,
  );
  other.close();
  await once(other, "close");
  await requireFreePorts([free, port]);
});
