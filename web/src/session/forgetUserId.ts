/** Takes away the part of the session that scripts can reach: a session without it is ended, here and at the gateway. */
export function forgetUserId(): void {
  document.cookie = "userId=; path=/; max-age=0; samesite=strict";
}
