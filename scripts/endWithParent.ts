const checkMs = 500;

/** Ends the product when npm is gone. A signal to npm ends the shell between the two and goes no further, so the product would run on. */
export function endWithParent(end: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, checkMs);
  timer.unref();
}
