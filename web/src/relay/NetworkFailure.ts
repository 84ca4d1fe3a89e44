/** No usable answer came from the gateway. */
export class NetworkFailure extends Error {
  /** The number to tell support, when the gateway gave one. */
  readonly requestId: string | null;
  /** Null when there was no answer at all: no network, or no gateway. */
  readonly status: number | null;

  constructor(requestId: string | null, status: number | null = null) {
    super("The service could not be reached");
    this.name = "NetworkFailure";
    this.requestId = requestId;
    this.status = status;
  }
}
