/** Where an installation lies, in words. The root folder is left out: its project stands for it. */
export function formatPath(path: readonly { readonly title: string }[]): string {
  return path
    .filter((_, place) => place !== 1)
    .map(({ title }) => title)
    .join(" / ");
}
