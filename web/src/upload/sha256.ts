/** In hexadecimal digits. Browsers hash on another thread, and only for pages over HTTPS; undefined elsewhere. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const digest = await crypto.subtle?.digest("SHA-256", bytes);
  return digest && [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
