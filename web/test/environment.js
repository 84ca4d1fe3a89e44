import { TestEnvironment } from "jest-environment-jsdom";

/** jsdom, with what jsdom leaves out of the platform: text codecs, fetch types and the cloning of values. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      Request,
      Response,
      Headers,
      fetch,
      AbortController,
      AbortSignal,
      structuredClone,
    });
  }
}
