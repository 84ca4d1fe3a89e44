/**
 * Deletes the only session cookie that scripts can reach. Without it, client and gateway treat the session as ended.
 */
export function forgetUserId(): void {
  document.cookie = "userId=; path=/; max-age=0; samesite=strict";
}
