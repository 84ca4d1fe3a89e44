/** A refusal in the identity service's own shape: `__type` names the exception, which its client libraries switch on. */
export class PoolError extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.name = "PoolError";
    this.type = type;
  }
}

/** The one answer for an unknown address, a wrong password and a disabled account. */
export function incorrectCredentials(): PoolError {
  return new PoolError("NotAuthorizedException", "Incorrect username or password.");
}

/** In the hosted service's words, which the gateway tells it by. */
export function temporaryExpired(): PoolError {
  return new PoolError(
    "NotAuthorizedException",
    "Temporary password has expired and must be reset by an administrator.",
  );
}

export function tooManyAttempts(): PoolError {
  return new PoolError("NotAuthorizedException", "Password attempts exceeded");
}

export function attemptLimit(): PoolError {
  return new PoolError("LimitExceededException", "Attempt limit exceeded, please try after some time.");
}

export function invalidAccessToken(): PoolError {
  return new PoolError("NotAuthorizedException", "Access Token has been revoked or is invalid");
}

export function invalidRefreshToken(): PoolError {
  return new PoolError("NotAuthorizedException", "Refresh Token has been revoked or is invalid");
}

export function invalidParameter(message: string): PoolError {
  return new PoolError("InvalidParameterException", message);
}
