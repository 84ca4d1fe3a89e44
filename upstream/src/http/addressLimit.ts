import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { CallOrigin } from "../cognito/callOrigin.ts";
import { ApiError } from "../errors.ts";

type Limit = {
  /** Requests per minute and process. */
  perAddress: number;
  /** The words of the refusal after "Too many". */
  subject: string;
};

/** An unverified address may be a gateway's and stand for all callers of the gateway, so the limit is higher. */
const unbelievedFactor = 10;

/** Limits requests without a token by address, because many could guess codes. Throws ApiError RATE_LIMITED. */
export function createAddressLimit({ perAddress, subject }: Limit): (origin: CallOrigin) => Promise<void> {
  const believed = new RateLimiterMemory({ points: perAddress, duration: 60 });
  const unbelieved = new RateLimiterMemory({ points: unbelievedFactor * perAddress, duration: 60 });
  return async ({ key, isBelieved }) => {
    try {
      await (isBelieved ? believed : unbelieved).consume(key);
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? tooMany(refusal, subject) : refusal;
    }
  };
}

function tooMany({ msBeforeNext }: RateLimiterRes, subject: string): ApiError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  const message = `Too many ${subject} from your address. Nothing was done. Wait ${retryAfter} seconds and try again.`;
  return new ApiError(429, "RATE_LIMITED", message, { retryAfter });
}
