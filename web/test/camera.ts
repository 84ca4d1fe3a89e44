import { afterEach, beforeEach, jest } from "@jest/globals";

type Detected = { rawValue: string }[];

/** Replaces the camera and decoder that jsdom lacks. The camera sees no code until `show`. */
export function installCamera() {
  const camera = {
    /** The name of the error that opening the camera fails with; null for success. */
    error: null as string | null,
    hasTorch: false,
    tracks: [] as ReturnType<typeof createTrack>[],
    code: null as string | null,
    show: (code: string | null) => {
      camera.code = code;
    },
    running: () => camera.tracks.filter(({ stop }) => stop.mock.calls.length === 0).length,
  };
  const createTrack = () =>
    Object.assign(new EventTarget(), {
      stop: jest.fn(),
      getCapabilities: () => ({ torch: camera.hasTorch }),
      applyConstraints: jest.fn(async (_: MediaTrackConstraints) => undefined),
    });
  const getUserMedia = jest.fn(async (_: MediaStreamConstraints) => {
    if (camera.error !== null) throw new DOMException("no", camera.error);
    const track = createTrack();
    camera.tracks.push(track);
    return { getTracks: () => [track], getVideoTracks: () => [track] };
  });
  class Detector {
    static getSupportedFormats = async () => ["ean_13", "code_128"];
    detect = async (): Promise<Detected> => (camera.code === null ? [] : [{ rawValue: camera.code }]);
  }
  beforeEach(() => {
    Object.assign(camera, { error: null, hasTorch: false, tracks: [], code: null });
    getUserMedia.mockClear();
    Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: { getUserMedia } });
    Object.defineProperty(HTMLMediaElement.prototype, "srcObject", { configurable: true, writable: true, value: null });
    jest.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
    globalThis.BarcodeDetector = Detector;
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, "mediaDevices");
    Reflect.deleteProperty(HTMLMediaElement.prototype, "srcObject");
    Reflect.deleteProperty(globalThis, "BarcodeDetector");
    jest.restoreAllMocks();
  });
  return Object.assign(camera, { getUserMedia });
}
