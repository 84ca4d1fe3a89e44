/** Whether the readable part of the session is there; a session without it is ended. */
export function hasUserId(): boolean {
  return /(?:^|; )userId=[^;]/.test(document.cookie);
}
