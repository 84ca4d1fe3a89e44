/** A refusal in the identity service's own shape: `__type` names the exception, which its client libraries switch on. */
export class CognitoError extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.name = "CognitoError";
    this.type = type;
  }
}

/** The one answer for an unknown address, a wrong password and a disabled account. */
export function incorrectCredentials(): CognitoError {
  return new CognitoError("NotAuthorizedException", "Incorrect username or password.");
}

/** In the hosted service's words, which the gateway tells it by. */
export function temporaryExpired(): CognitoError {
  return new CognitoError(
    "NotAuthorizedException",
    "Temporary password has expired and must be reset by an administrator.",
  );
}

export function tooManyAttempts(): CognitoError {
  return new CognitoError("NotAuthorizedException", "Password attempts exceeded");
}

export function attemptLimit(): CognitoError {
  return new CognitoError("LimitExceededException", "Attempt limit exceeded, please try after some time.");
}

export function invalidAccessToken(): CognitoError {
  return new CognitoError("NotAuthorizedException", "Access Token has been revoked or is invalid");
}

export function invalidRefreshToken(): CognitoError {
  return new CognitoError("NotAuthorizedException", "Refresh Token has been revoked or is invalid");
}

export function invalidParameter(message: string): CognitoError {
  return new CognitoError("InvalidParameterException", message);
}
