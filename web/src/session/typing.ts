const pauseMs = 1_000;
let typedAt = 0;

document.addEventListener("input", () => {
  typedAt = Date.now();
});

/** Whether the person is in the middle of a word, which the sign-in page must not cut off. */
export const isTyping = (): boolean => Date.now() - typedAt < pauseMs;

export async function untilTypingPauses(): Promise<void> {
  while (isTyping()) await new Promise((resolve) => setTimeout(resolve, typedAt + pauseMs - Date.now()));
}
