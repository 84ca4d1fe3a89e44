import { useState } from "react";

// https://w3c.github.io/mediacapture-image/#torch is missing in TypeScript's DOM types.
type Torch = { torch?: boolean };

/** The light of the camera; null if the camera has none. */
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
  // If switching fails, light and button stay as they are.
  return { isOn, toggle: () => void toggle().catch(() => undefined) };
}
