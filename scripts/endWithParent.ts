const checkMs = 500;

/**
 * Ends what npm started when npm is gone. A signal to npm ends the shell between the two and is passed on no further, so that the
 * product would run on without anyone to end it.
 */
export function endWithParent(end: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, checkMs);
  timer.unref();
}
