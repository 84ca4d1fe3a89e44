import { TestEnvironment } from "jest-environment-node";

/** Jest's environment for Node, with the `import` of Node itself, which `importShared` calls. */
export default class SharedModulesEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.importByNode = (address: string) => import(address);
  }
}
