import { useEffect, useEffectEvent, useState } from "react";
import { createDecoder } from "./decoder.ts";

const pauseMs = 120;

/** Plays a stream and reads codes from it. `hasFailed` is true if the decoder could not be loaded. */
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
        // A picture without a readable code must not stop the reader.
        const code = await decode(video).catch(() => null);
        if (isOver) return;
        // A slanted code may be misread, but hardly twice in the same way. So a code is accepted once two readings are
        // equal.
        if (code !== null && code === last) tell(code);
        last = code;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    };
    read().catch(() => setFailed(!isOver));
    video.srcObject = stream;
    // If the browser does not play the video, people can still type the code.
    video.play().catch(() => undefined);
    return () => {
      isOver = true;
      video.srcObject = null;
    };
  }, [video, stream]);
  return { hasFailed };
}
