/** The root folder is left out, because it has the project's name. */
export function formatPath(path: readonly { readonly title: string }[]): string {
  return path
    .filter((_, place) => place !== 1)
    .map(({ title }) => title)
    .join(" / ");
}
