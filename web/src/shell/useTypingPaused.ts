import { useEffect, useState } from "react";
import { isTyping, untilTypingPauses } from "../session/typing.ts";

/** From the time that `isAsked` is true: whether the person has paused in typing, so that the page may go. */
export function useTypingPaused(isAsked: boolean): boolean {
  const [wasAsked, setWasAsked] = useState(false);
  const [isPaused, setPaused] = useState(false);
  if (isAsked && !wasAsked) {
    setWasAsked(true);
    setPaused(!isTyping());
  }
  useEffect(() => {
    if (wasAsked) void untilTypingPauses().then(() => setPaused(true));
  }, [wasAsked]);
  return isAsked && isPaused;
}
