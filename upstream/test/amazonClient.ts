import { importShared } from "../../scripts/importShared.ts";

/** Amazon's client, loaded by Node: in a test file's own context its arithmetic takes a hundred times as long. */
export async function createAmazonClient(endpoint: string) {
  const address = new URL("./amazonSignIn.ts", import.meta.url).href;
  const shared = await importShared<typeof import("./amazonSignIn.ts")>(address);
  return shared.createAmazonClient(endpoint);
}
