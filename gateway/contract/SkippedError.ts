/** The reason why a case did not run: its data is missing, or it is not allowed here. */
export class SkippedError extends Error {
  constructor(why: string) {
    super(why);
    this.name = "SkippedError";
  }
}
