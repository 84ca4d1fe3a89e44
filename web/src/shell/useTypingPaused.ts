import { useEffect, useState } from "react";
import { isTyping, untilTypingPauses } from "../session/typing.ts";

/** True once `isAsked` is true and the person has paused typing. */
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
