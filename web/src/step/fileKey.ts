/** What stays the same of a stored file's address: its signature is another one every half hour. */
export function fileKey(url: string): string {
  return url.split("?")[0] ?? url;
}
