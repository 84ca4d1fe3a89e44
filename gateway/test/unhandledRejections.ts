/** Collects the rejections that nobody handled in time. To be imported by `importShared`: Jest gives tests a copy of `process`, which hears of none. */
export function collectUnhandledRejections() {
  const reasons: unknown[] = [];
  const note = (reason: unknown) => void reasons.push(reason);
  process.on("unhandledRejection", note);
  return { reasons, stop: () => void process.off("unhandledRejection", note) };
}
