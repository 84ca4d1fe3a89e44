/** In hexadecimal digits. Undefined for a page without HTTPS, where browsers do not hash. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const digest = await crypto.subtle?.digest("SHA-256", bytes);
  return digest && [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
