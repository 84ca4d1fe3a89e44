const pauseMs = 1_000;
let typedAt = 0;

document.addEventListener("input", () => {
  typedAt = Date.now();
});

/** True until typing has paused. The login page waits for the pause, so that no word is cut off. */
export const isTyping = (): boolean => Date.now() - typedAt < pauseMs;

export async function untilTypingPauses(): Promise<void> {
  while (isTyping()) await new Promise((resolve) => setTimeout(resolve, typedAt + pauseMs - Date.now()));
}
