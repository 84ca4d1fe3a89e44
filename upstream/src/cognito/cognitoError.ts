/** A refusal in the identity service's format. Client libraries switch on the exception in `__type`. */
export class CognitoError extends Error {
  readonly type: string;
  readonly retryAfter: number | undefined;

  constructor(type: string, message: string, retryAfter?: number) {
    super(message);
    this.name = "CognitoError";
    this.type = type;
    this.retryAfter = retryAfter;
  }
}

/** Not logged as a warning, because every gateway asks once for a flow that the pool may lack. */
export class FlowNotEnabled extends CognitoError {
  constructor(flow: string) {
    super("InvalidParameterException", `${flow} is not enabled for the client.`);
  }
}

/** Unknown addresses, wrong passwords and disabled accounts get one answer, so that callers cannot tell them apart. */
export function incorrectCredentials(): CognitoError {
  return new CognitoError("NotAuthorizedException", "Incorrect username or password.");
}

/** The hosted service's text. The gateway recognizes the case by this text. */
export function temporaryExpired(): CognitoError {
  return new CognitoError(
    "NotAuthorizedException",
    "Temporary password has expired and must be reset by an administrator.",
  );
}

export function expiredChallenge(): CognitoError {
  return new CognitoError("NotAuthorizedException", "Invalid session for the user, session is expired.");
}

export function tooManyAttempts(retryAfter: number): CognitoError {
  return new CognitoError("NotAuthorizedException", "Password attempts exceeded", retryAfter);
}

export function attemptLimit(retryAfter: number): CognitoError {
  const message = "Attempt limit exceeded, please try after some time.";
  return new CognitoError("LimitExceededException", message, retryAfter);
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
