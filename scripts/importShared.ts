declare global {
  var importByNode: ((address: string) => Promise<unknown>) | undefined;
}

/**
 * Imports a module by Node itself, once for all test files of a worker. Jest would load it and all that it imports anew for each file,
 * which costs seconds for a whole service. Such a module has its own copy of everything: a test only talks to what it starts.
 */
export async function importShared<Module>(address: string): Promise<Module> {
  const { importByNode = (url: string) => import(url) } = globalThis;
  return (await importByNode(address)) as Module;
}
