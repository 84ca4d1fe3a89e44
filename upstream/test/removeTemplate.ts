export default async function removeTemplate(): Promise<void> {
  await globalThis.removeTemplate?.();
}
