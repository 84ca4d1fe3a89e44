/** A stored PDF, passed from a certificate's page to the page that checks files. */
export type KeptFile = { url: string; name: string };

export function isKeptFile(state: unknown): state is KeptFile {
  return typeof state === "object" && state !== null && "url" in state && "name" in state;
}
