type Start<T> = (signal: AbortSignal) => Promise<T>;
type Read<T> = { answer: Promise<T>; controller: AbortController; waiting: number };

/** The reason of an abort that is no fault of the service. */
export const nobodyWaits = new DOMException("Nobody waits for the answer any more.", "AbortError");

/** Joins equal reads while they run. A read is aborted when its last waiter leaves, or after `timeoutMs`. */
export function createSharedReads<T>(timeoutMs: number) {
  let reads = new Map<string, Read<T>>();

  function begin(key: string, start: Start<T>): Read<T> {
    const begunIn = reads;
    const controller = new AbortController();
    // `AbortSignal.any` with `AbortSignal.timeout` costs more, and stays until the time is over.
    const timer = setTimeout(
      () => controller.abort(new DOMException("No answer came in time.", "TimeoutError")),
      timeoutMs,
    );
    const forget = () => {
      clearTimeout(timer);
      if (begunIn.get(key) === read) begunIn.delete(key);
    };
    const read = { answer: start(controller.signal).finally(forget), controller, waiting: 0 };
    controller.signal.addEventListener("abort", forget);
    begunIn.set(key, read);
    return read;
  }

  return {
    async join(key: string, signal: AbortSignal, start: Start<T>): Promise<T> {
      if (signal.aborted) throw nobodyWaits;
      const read = reads.get(key) ?? begin(key, start);
      read.waiting += 1;
      const leave = () => {
        read.waiting -= 1;
        if (read.waiting === 0) read.controller.abort(nobodyWaits);
      };
      signal.addEventListener("abort", leave, { once: true });
      return read.answer.finally(() => signal.removeEventListener("abort", leave));
    },
    /** Later reads do not join reads that began before this call. */
    reset() {
      reads = new Map();
    },
  };
}
