import { TestEnvironment } from "jest-environment-jsdom";

/**
 * jsdom, with what jsdom leaves out of the platform: text codecs, fetch types and the cloning of values. A test file may choose its time
 * zone: `@jest-environment-options {"timeZone": "Europe/Stockholm"}`.
 */
export default class extends TestEnvironment {
  #timeZone;
  #machineTimeZone = process.env.TZ;

  constructor(config, context) {
    super(config, context);
    this.#timeZone = config.projectConfig.testEnvironmentOptions.timeZone;
  }

  async setup() {
    await super.setup();
    // Out here, since a test has but a copy of the process's environment.
    if (this.#timeZone) process.env.TZ = this.#timeZone;
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

  async teardown() {
    await super.teardown();
    if (this.#machineTimeZone === undefined) delete process.env.TZ;
    else process.env.TZ = this.#machineTimeZone;
  }
}
