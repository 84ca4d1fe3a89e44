import { startReference } from "../contract/startReference.ts";

// The embedded service with the demo's data, in a folder that goes with it when the process that started this one is gone.
const { upstream, close } = await startReference();
process.send?.({ url: upstream.url });
process.on("disconnect", () => void close().then(() => process.exit(0)));
