import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from "react";
import { initialPlace, isAccidentalTap, panBy, zoomBy } from "./viewerZoom.ts";

/**
 * Position and scale of a picture: dragging pans; wheel and double click zoom at the pointer. Zooming without a
 * picture logs an error.
 */
export function usePanZoom(stage: HTMLDivElement | null, isMissing: boolean) {
  const [place, setPlace] = useState(initialPlace);
  const zoom = useCallback(
    (factor: number, point?: { x: number; y: number }) => {
      if (isMissing) console.error("The zoom failed: the picture could not be loaded.");
      else setPlace((from) => zoomBy(from, factor, point));
    },
    [isMissing],
  );
  const pan = useCallback((dx: number, dy: number) => setPlace((from) => panBy(from, dx, dy)), []);
  const zoomAt = useCallback(
    (factor: number, event: { clientX: number; clientY: number }) => {
      const box = stage?.getBoundingClientRect();
      if (!box) return;
      const point = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
      zoom(factor, point);
    },
    [stage, zoom],
  );
  const reset = useCallback(() => setPlace(initialPlace), []);
  useWheel(stage, zoomAt);
  return { place, pan, zoom, reset, handlers: { ...useDrag(pan), ...useDoubleClick(zoomAt) } };
}

function useDrag(pan: (dx: number, dy: number) => void) {
  const held = useRef<{ x: number; y: number } | null>(null);
  const release = () => {
    held.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      held.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!held.current) return;
      pan(event.clientX - held.current.x, event.clientY - held.current.y);
      held.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

function useDoubleClick(zoomAt: (factor: number, event: MouseEvent) => void) {
  const taps = useRef<{ pointerType: string; last: number; before: number }>({ pointerType: "", last: 0, before: 0 });
  return {
    onClick: (event: MouseEvent) => {
      const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
      taps.current = { pointerType, last: event.timeStamp, before: taps.current.last };
    },
    onDoubleClick: (event: MouseEvent) => {
      const { pointerType, last, before } = taps.current;
      if (!isAccidentalTap(pointerType, last - before)) zoomAt(2, event);
    },
  };
}

// React's wheel listeners are passive and cannot prevent the page zoom.
function useWheel(stage: HTMLDivElement | null, zoomAt: (factor: number, event: WheelEvent) => void) {
  useEffect(() => {
    const zoom = (event: WheelEvent) => {
      event.preventDefault();
      zoomAt(Math.exp(-event.deltaY / 400), event);
    };
    stage?.addEventListener("wheel", zoom, { passive: false });
    return () => stage?.removeEventListener("wheel", zoom);
  }, [stage, zoomAt]);
}
