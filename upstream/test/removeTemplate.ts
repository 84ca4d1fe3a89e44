/** Removes the folder of `prepareTemplate` after the last test. */
export default async function removeTemplate(): Promise<void> {
  await globalThis.removeTemplate?.();
}
