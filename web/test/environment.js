import { TestEnvironment } from "jest-environment-jsdom";

/** jsdom, with the platform's own text codecs and fetch types, which jsdom leaves out. */
export default class BrowserLikeEnvironment extends TestEnvironment {
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
    });
  }
}
