declare global {
  var importByNode: ((address: string) => Promise<unknown>) | undefined;
}

/** Imports a module once per worker by Node, because Jest takes seconds to load it for each test file. */
export async function importShared<Module>(address: string): Promise<Module> {
  const { importByNode = (url: string) => import(url) } = globalThis;
  // The module has its own copies of the modules that it imports, so it shares no variables with the tests.
  return (await importByNode(address)) as Module;
}
