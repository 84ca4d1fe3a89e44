let isUnderWay = false;

/** From now until the login page is loaded, a request that is refused does not tell of a session that ended by itself. */
export function beginSigningOut(): void {
  isUnderWay = true;
}

export const isSigningOut = (): boolean => isUnderWay;
