/** The share of a minute's operations that a run of many leaves for what the person opens meanwhile. */
const reserve = 0.2;

let pausedUntil = 0;

/** Takes notice of the gateway's rate limit, which each answer tells: by `Retry-After` once it refuses, by the RateLimit headers before. */
export function noticeRate(headers: Headers): void {
  const secondsOf = (name: string) => Number(headers.get(name)) || 0;
  const isScarce = Number(headers.get("ratelimit-remaining")) < reserve * Number(headers.get("ratelimit-limit"));
  const seconds = secondsOf("retry-after") || (isScarce ? secondsOf("ratelimit-reset") : 0);
  pausedUntil = seconds > 0 ? Date.now() + seconds * 1_000 : 0;
}

/** How long a run of many operations should wait before its next one. */
export const ratePauseMs = (): number => Math.max(0, pausedUntil - Date.now());
