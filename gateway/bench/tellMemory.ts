/** Answers each message of the parent with the most memory that this process ever held, in bytes; ends when the parent is gone. */
export function tellMemory(): void {
  process.on("message", () => process.send?.({ peakBytes: process.resourceUsage().maxRSS * 1024 }));
  process.on("disconnect", () => process.exit(0));
}
