import { requestFailure } from "./requestFailure.ts";

/** The number that support finds the failed request by, from a failed operation; null when the gateway gave none. */
export const caseNumber = (error: unknown): string | null => requestFailure(error).requestId;
