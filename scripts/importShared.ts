declare global {
  var importByNode: ((address: string) => Promise<unknown>) | undefined;
}

/**
 * Imports a module by Node itself, once for all test files of a worker; Jest would load a whole service again for each file, which takes
 * seconds. The module has its own copies of everything, so a test talks only to what it starts.
 */
export async function importShared<Module>(address: string): Promise<Module> {
  const { importByNode = (url: string) => import(url) } = globalThis;
  return (await importByNode(address)) as Module;
}
