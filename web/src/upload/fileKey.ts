/** A file's address without its signature, which changes every half hour. */
export function fileKey(url: string): string {
  return url.split("?")[0] ?? url;
}

export function hasFile(list: readonly { readonly url: string }[], url: string): boolean {
  return list.some((other) => fileKey(other.url) === fileKey(url));
}
