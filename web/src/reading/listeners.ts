type Subscribe = (listener: () => void) => () => void;

/** The listeners of a store; `beforeTelling` brings up to date what they read. */
export function createListeners(beforeTelling?: () => void) {
  const listeners = new Set<() => void>();
  let isTogether = false;

  function tell() {
    if (isTogether) return;
    beforeTelling?.();
    for (const listener of listeners) listener();
  }

  return {
    tell,
    /** Calls the listener at each change; returns a function that stops this. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Makes several changes with one call of the listeners. */
    changeTogether(make: () => void) {
      isTogether = true;
      make();
      isTogether = false;
      tell();
    },
  };
}

/** Waits until a store says so, or until the time is over. */
export function waitUntil(isSo: () => boolean, subscribe: Subscribe, maxWaitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      unsubscribe();
      clearTimeout(timer);
      resolve();
    };
    const look = () => {
      if (isSo()) stop();
    };
    const timer = setTimeout(stop, maxWaitMs);
    const unsubscribe = subscribe(look);
    look();
  });
}
