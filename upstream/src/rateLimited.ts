import { Refusal } from "./errors.ts";

/**
 * The refusal of one too many within a time.
 * @param blocking the one that has to be older than that before there may be another
 */
export function rateLimited(blocking: { created_at: Date }, withinMilliseconds: number, message: string): Refusal {
  const freeAt = blocking.created_at.getTime() + withinMilliseconds;
  const retryAfter = Math.max(1, Math.ceil((freeAt - Date.now()) / 1_000));
  return new Refusal(429, "RATE_LIMITED", `${message} Try again later.`, { retryAfter });
}
