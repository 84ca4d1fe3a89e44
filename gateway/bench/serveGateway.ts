import { createHash } from "node:crypto";
import { readConfig } from "../src/config.ts";
import { startGateway } from "../src/startGateway.ts";
import { asks } from "./asks.ts";
import { tellMemory } from "./tellMemory.ts";

// The gateway as it runs in production, with the bench's operations stored beside nothing else; no list is given out twice.
const documents = new Map(
  Object.values(asks).map(({ text }) => [createHash("sha256").update(text).digest("hex"), text] as const),
);
const { url } = await startGateway(readConfig(process.env), { documents });
process.send?.({ url });
tellMemory();
