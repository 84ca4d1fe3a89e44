import { request } from "undici";
import { onePixel } from "./onePixel.ts";

/** Sends the picture to a link for uploads, as a browser does. */
export async function putPicture(url: string): Promise<void> {
  const headers = { "content-type": "image/png", "content-length": String(onePixel.length) };
  const { body } = await request(url, { method: "PUT", body: onePixel, headers });
  await body.dump();
}
