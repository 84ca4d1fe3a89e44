import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from "react";
import {
  initialPlace,
  isAccidentalTap,
  isFitted,
  keepOnStage,
  type Place,
  panBy,
  resettle,
  showOwn,
  swipedPhotos,
  zoomBy,
} from "./viewerZoom.ts";

type Point = { x: number; y: number };
type Stage = { stage: HTMLElement | null; image: HTMLElement | null };

/** Wheel, double click and two fingers zoom at the pointer. A swipe over the fitted picture calls `onSwipe`. */
export function usePanZoom({ stage, image }: Stage, isMissing: boolean, onSwipe: (photos: number) => void) {
  const [place, setPlace] = useState(initialPlace);
  const move = useCallback(
    (change: (from: Place) => Place) => {
      const fitted = { width: image?.offsetWidth ?? 0, height: image?.offsetHeight ?? 0 };
      const room = { width: stage?.clientWidth ?? 0, height: stage?.clientHeight ?? 0 };
      setPlace((from) => keepOnStage(change(from), fitted, room));
    },
    [stage, image],
  );
  const zoom = useCallback(
    (factor: number, point?: Point) => {
      if (isMissing) console.error("The zoom failed: the picture could not be loaded.");
      else move((from) => zoomBy(from, factor, point));
    },
    [isMissing, move],
  );
  const pan = useCallback((dx: number, dy: number) => move((from) => panBy(from, dx, dy)), [move]);
  const zoomAt = useCallback(
    (factor: number, { x, y }: Point) => {
      const box = stage?.getBoundingClientRect();
      if (box) zoom(factor, { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 });
    },
    [stage, zoom],
  );
  const reset = useCallback(() => setPlace(initialPlace), []);
  const zoomToOwn = (zoom: number) => !isMissing && move((from) => showOwn(from, zoom));
  const settle = useCallback((own: number | null) => move((from) => resettle(from, own)), [move]);
  useWheel(stage, zoomAt);
  const touch = usePointers({ pan, zoomAt, onSwipe: (photos) => isFitted(place) && onSwipe(photos) });
  return { place, pan, zoom, zoomToOwn, settle, reset, handlers: { ...touch, ...useDoubleClick(zoomAt) } };
}

type Gestures = {
  pan: (dx: number, dy: number) => void;
  zoomAt: (factor: number, point: Point) => void;
  onSwipe: (photos: number) => void;
};

function usePointers({ pan, zoomAt, onSwipe }: Gestures) {
  const held = useRef(new Map<number, Point>());
  // The start of a swipe. Null once a second finger touches, because that gesture is no swipe.
  const start = useRef<Point | null>(null);
  const release = ({ pointerId }: PointerEvent) => {
    held.current.delete(pointerId);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const at = { x: event.clientX, y: event.clientY };
      start.current = held.current.size === 0 ? at : null;
      held.current.set(event.pointerId, at);
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      const before = held.current.get(event.pointerId);
      if (!before) return;
      const at = { x: event.clientX, y: event.clientY };
      held.current.set(event.pointerId, at);
      const [other] = [...held.current].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
      if (!other) pan(at.x - before.x, at.y - before.y);
      else if (distance(before, other) > 0)
        zoomAt(distance(at, other) / distance(before, other), { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      if (from && event.pointerType === "touch" && held.current.has(event.pointerId)) {
        const photos = swipedPhotos(event.clientX - from.x, event.clientY - from.y);
        if (photos !== 0) onSwipe(photos);
      }
      release(event);
    },
    onPointerCancel: release,
  };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

function useDoubleClick(zoomAt: (factor: number, point: Point) => void) {
  const taps = useRef<{ pointerType: string; last: number; before: number }>({ pointerType: "", last: 0, before: 0 });
  return {
    onClick: (event: MouseEvent) => {
      const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
      taps.current = { pointerType, last: event.timeStamp, before: taps.current.last };
    },
    onDoubleClick: (event: MouseEvent) => {
      const { pointerType, last, before } = taps.current;
      if (!isAccidentalTap(pointerType, last - before)) zoomAt(2, { x: event.clientX, y: event.clientY });
    },
  };
}

// React's wheel listeners are passive and cannot prevent the page zoom.
function useWheel(stage: HTMLElement | null, zoomAt: (factor: number, point: Point) => void) {
  useEffect(() => {
    const zoom = (event: WheelEvent) => {
      event.preventDefault();
      zoomAt(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
    };
    stage?.addEventListener("wheel", zoom, { passive: false });
    return () => stage?.removeEventListener("wheel", zoom);
  }, [stage, zoomAt]);
}
