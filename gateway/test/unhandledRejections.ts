/** Collects unhandled rejections. Tests need `importShared` for this file, as Jest's copy of `process` reports none. */
export function collectUnhandledRejections() {
  const reasons: unknown[] = [];
  const note = (reason: unknown) => void reasons.push(reason);
  process.on("unhandledRejection", note);
  return { reasons, stop: () => void process.off("unhandledRejection", note) };
}
