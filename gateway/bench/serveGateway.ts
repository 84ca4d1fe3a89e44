import { createHash } from "node:crypto";
import { readConfig } from "../src/config.ts";
import { startGateway } from "../src/http/startGateway.ts";
import { asks } from "./asks.ts";
import { tellMemory } from "./tellMemory.ts";

// The gateway as in production, but with the bench's persisted documents only.
const documents = new Map(
  Object.values(asks).map(({ text }) => [createHash("sha256").update(text).digest("hex"), text] as const),
);
const { url } = await startGateway(readConfig(process.env), { documents });
process.send?.({ url });
tellMemory();
