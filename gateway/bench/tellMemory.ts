/** Replies to each message of the parent with the peak memory of this process in bytes; ends with the parent. */
export function tellMemory(): void {
  process.on("message", () => process.send?.({ peakBytes: process.resourceUsage().maxRSS * 1024 }));
  process.on("disconnect", () => process.exit(0));
}
