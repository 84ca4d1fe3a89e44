/** Answers each message of the parent process with the peak memory in bytes; ends with the parent. */
export function tellMemory(): void {
  process.on("message", () => process.send?.({ peakBytes: process.resourceUsage().maxRSS * 1024 }));
  process.on("disconnect", () => process.exit(0));
}
