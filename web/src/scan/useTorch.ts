import { useState } from "react";

// https://w3c.github.io/mediacapture-image/#torch, which TypeScript's library of the DOM lacks.
type Torch = { torch?: boolean };

/** The light beside the camera; null where there is none. */
export function useTorch(stream: MediaStream | null): { isOn: boolean; toggle: () => void } | null {
  const [litStream, setLitStream] = useState<MediaStream | null>(null);
  const track = stream?.getVideoTracks()[0];
  const capabilities: (MediaTrackCapabilities & Torch) | undefined = track?.getCapabilities?.();
  if (!stream || !track || !capabilities?.torch) return null;
  const isOn = litStream === stream;
  const toggle = async () => {
    const light: MediaTrackConstraintSet & Torch = { torch: !isOn };
    await track.applyConstraints({ advanced: [light] });
    setLitStream(isOn ? null : stream);
  };
  // A light that cannot be switched stays as it is, and so does its button.
  return { isOn, toggle: () => void toggle().catch(() => undefined) };
}
