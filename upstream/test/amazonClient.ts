import { importShared } from "../../scripts/importShared.ts";

/** Loads Amazon's client by Node's own import, because its arithmetic takes a hundred times as long in Jest. */
export async function createAmazonClient(endpoint: string) {
  const address = new URL("./amazonSignIn.ts", import.meta.url).href;
  const shared = await importShared<typeof import("./amazonSignIn.ts")>(address);
  return shared.createAmazonClient(endpoint);
}
