export default async function removeFolders(): Promise<void> {
  await globalThis.removeFolders?.();
}
