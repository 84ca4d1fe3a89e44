/** Removes the folder of `prepareFolders` after the last test. */
export default async function removeFolders(): Promise<void> {
  await globalThis.removeFolders?.();
}
