let isUnderWay = false;

/** After this call, a refused request does not report that the session ended by itself. */
export function beginSigningOut(): void {
  isUnderWay = true;
}

export const isSigningOut = (): boolean => isUnderWay;
