/** Client and gateway treat a session without this cookie as ended. */
export function forgetUserId(): void {
  document.cookie = "userId=; path=/; max-age=0; samesite=strict";
}
