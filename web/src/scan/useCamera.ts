import { useEffect, useState } from "react";

/** REFUSED by the person or browser; NONE available to the page; BUSY in another program, or interrupted. */
export type CameraFailure = "REFUSED" | "NONE" | "BUSY";

export type Camera = { stream: MediaStream; failure: null } | { stream: null; failure: CameraFailure | null };

const starting: Camera = { stream: null, failure: null };

const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** The rear camera's stream while the page is visible. */
export function useCamera(): Camera {
  const [camera, setCamera] = useState(starting);
  const isSeen = usePageSeen();
  useEffect(() => {
    if (!isSeen) return;
    let opened: MediaStream | null = null;
    let isOver = false;
    const open = async () => {
      const stream = await navigator.mediaDevices.getUserMedia(wanted);
      if (isOver) return stop(stream);
      opened = stream;
      const fail = () => setCamera({ stream: null, failure: "BUSY" });
      for (const track of stream.getVideoTracks()) track.addEventListener("ended", fail);
      setCamera({ stream, failure: null });
    };
    open().catch((error: unknown) => {
      if (!isOver) setCamera({ stream: null, failure: toFailure(error) });
    });
    return () => {
      isOver = true;
      if (opened) stop(opened);
      setCamera(starting);
    };
  }, [isSeen]);
  return camera;
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Without TLS `mediaDevices` is undefined, which causes a TypeError. */
function toFailure(error: unknown): CameraFailure {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "REFUSED";
  return name === "NotReadableError" || name === "AbortError" ? "BUSY" : "NONE";
}

function usePageSeen(): boolean {
  const [isSeen, setSeen] = useState(() => !document.hidden);
  useEffect(() => {
    const look = () => setSeen(!document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return isSeen;
}
