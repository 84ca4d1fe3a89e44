/** No usable answer came from the gateway. `requestId` is the case number to tell support, when one is known. */
export class NetworkFailure extends Error {
  readonly requestId: string | null;

  constructor(requestId: string | null) {
    super("The service could not be reached");
    this.name = "NetworkFailure";
    this.requestId = requestId;
  }
}
