const rejections = new Set([
  "NotAuthorizedException",
  "UserNotFoundException",
  "UserNotConfirmedException",
  "PasswordResetRequiredException",
  "InvalidParameterException",
  "RefreshTokenReuseException",
]);
const throttles = new Set(["TooManyRequestsException", "LimitExceededException", "TooManyFailedAttemptsException"]);

/** The pool understood and said no: asking again would not help. */
export function isRejection(error: unknown): boolean {
  return error instanceof Error && rejections.has(error.name);
}

/** The pool wants fewer attempts. Five wrong passwords are told by a message in place of a name. */
export function isThrottle(error: unknown): boolean {
  return error instanceof Error && (throttles.has(error.name) || /attempts exceeded/i.test(error.message));
}

/** The pool no longer takes the caller's access token: it has one name for that and for a wrong password. */
export function isEndedToken(error: unknown): boolean {
  return error instanceof Error && error.name === "NotAuthorizedException" && /access token/i.test(error.message);
}

/** The right temporary password, too late: the pool has no name of its own for that either. */
export function isExpiredTemporary(error: unknown): boolean {
  return error instanceof Error && /temporary password has expired/i.test(error.message);
}
