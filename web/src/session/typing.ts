const pauseMs = 1_000;
let typedAt = 0;

document.addEventListener("input", () => {
  typedAt = Date.now();
});

/** True while the person types, so that the sign-in page does not cut off a word. */
export const isTyping = (): boolean => Date.now() - typedAt < pauseMs;

export async function untilTypingPauses(): Promise<void> {
  while (isTyping()) await new Promise((resolve) => setTimeout(resolve, typedAt + pauseMs - Date.now()));
}
