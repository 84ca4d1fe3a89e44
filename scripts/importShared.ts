declare global {
  var importByNode: ((address: string) => Promise<unknown>) | undefined;
}

/**
 * Imports a module by Node, once for all test files of a worker: Jest would take seconds to load it for each file.
 * The module has its own copies of other modules, so a test only reaches the servers that it starts.
 */
export async function importShared<Module>(address: string): Promise<Module> {
  const { importByNode = (url: string) => import(url) } = globalThis;
  return (await importByNode(address)) as Module;
}
