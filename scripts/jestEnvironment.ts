import { TestEnvironment } from "jest-environment-node";

/** Jest's Node environment, extended with Node's own `import` for `importShared`. */
export default class SharedModulesEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.importByNode = (address: string) => import(address);
  }
}
