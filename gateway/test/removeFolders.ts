/** Removes what `prepareFolders` made, after the last test. */
export default async function removeFolders(): Promise<void> {
  await globalThis.removeFolders?.();
}
