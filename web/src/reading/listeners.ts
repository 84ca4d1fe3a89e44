type Subscribe = (listener: () => void) => () => void;

/** `beforeTelling` updates the data that listeners read. */
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
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Calls the listeners once for several changes. */
    changeTogether(make: () => void) {
      isTogether = true;
      make();
      isTogether = false;
      tell();
    },
  };
}

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
