/** `x` and `y` are the distance from the window's middle to the picture's, in px; `zoom` 1 is the original size. */
export type Place = { x: number; y: number; zoom: number };

const zoomLimits = { initial: 0.3, min: 0.3, max: 5 };

export const initialPlace: Place = { x: 0, y: 0, zoom: zoomLimits.initial };

export const zoomStep = 1.25;

/** Zooms within the limits; the pixel under the point stays in place. */
export function zoomBy(place: Place, factor: number, point: { x: number; y: number } = { x: 0, y: 0 }): Place {
  const zoom = Math.min(zoomLimits.max, Math.max(zoomLimits.min, place.zoom * factor));
  const grown = zoom / place.zoom;
  return { zoom, x: point.x - (point.x - place.x) * grown, y: point.y - (point.y - place.y) * grown };
}

export function panBy(place: Place, dx: number, dy: number): Place {
  return { ...place, x: place.x + dx, y: place.y + dy };
}

const tapsTooClose = 200;

/** True for a tap on a touch screen within 200 ms of another: it is an accident, not a wish to zoom. */
export function isAccidentalTap(pointerType: string, sinceLastTap: number): boolean {
  return pointerType === "touch" && sinceLastTap < tapsTooClose;
}
