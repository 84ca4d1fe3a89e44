import { TestEnvironment } from "jest-environment-jsdom";

/** jsdom with the APIs that it lacks. `@jest-environment-options {"timeZone": "Europe/Stockholm"}` sets a zone. */
export default class extends TestEnvironment {
  #timeZone;
  #machineTimeZone = process.env.TZ;

  constructor(config, context) {
    super(config, context);
    this.#timeZone = config.projectConfig.testEnvironmentOptions.timeZone;
  }

  async setup() {
    await super.setup();
    // The time zone is set here, because a test has only a copy of `process.env`.
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
