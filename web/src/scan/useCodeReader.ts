import { useEffect, useEffectEvent, useState } from "react";
import { createDecoder } from "./decoder.ts";

const pauseMs = 120;

/** Plays a stream in a video and reads codes from it. `hasFailed` is true when the decoder could not be loaded. */
export function useCodeReader(
  video: HTMLVideoElement | null,
  stream: MediaStream | null,
  onCode: (code: string) => void,
) {
  const [hasFailed, setFailed] = useState(false);
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    if (!video || !stream) return;
    let isOver = false;
    const read = async () => {
      const decode = await createDecoder();
      let last: string | null = null;
      while (!isOver) {
        // A picture without a code, or one that cannot be read, is no reason to stop.
        const code = await decode(video).catch(() => null);
        if (isOver) return;
        // Bars seen at a slant are sometimes taken for others; hardly twice in the same way.
        if (code !== null && code === last) tell(code);
        last = code;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    };
    read().catch(() => setFailed(!isOver));
    video.srcObject = stream;
    // Left paused where the browser does not let it play; the text beside it says what to do instead.
    video.play().catch(() => undefined);
    return () => {
      isOver = true;
      video.srcObject = null;
    };
  }, [video, stream]);
  return { hasFailed };
}
