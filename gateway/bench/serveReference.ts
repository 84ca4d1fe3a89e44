import { startReference } from "../contract/startReference.ts";

// Starts the embedded service with demo data in a temporary folder and removes both when the parent process ends.
const { upstream, close } = await startReference();
process.send?.({ url: upstream.url });
process.on("disconnect", () => void close().then(() => process.exit(0)));
