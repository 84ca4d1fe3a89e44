const checkMs = 500;

/** Ends the product when npm ends. A signal to npm ends only the shell in between, so the product would continue. */
export function endWithParent(end: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, checkMs);
  timer.unref();
}
