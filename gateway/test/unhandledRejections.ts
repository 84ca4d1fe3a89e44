/** Collects unhandled rejections. Tests import this file by `importShared`, because Jest's copy of `process` reports none. */
export function collectUnhandledRejections() {
  const reasons: unknown[] = [];
  const note = (reason: unknown) => void reasons.push(reason);
  process.on("unhandledRejection", note);
  return { reasons, stop: () => void process.off("unhandledRejection", note) };
}
