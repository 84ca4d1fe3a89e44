/** Why a case could not be tried: something that it needs is not there, or it may not be done here. */
export class SkippedError extends Error {
  constructor(why: string) {
    super(why);
    this.name = "SkippedError";
  }
}
