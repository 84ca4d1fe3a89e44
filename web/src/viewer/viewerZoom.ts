/** `x` and `y`: the offset from the stage's middle in px. `isOwn`: one screen pixel per picture pixel. */
export type Place = { x: number; y: number; zoom: number; isOwn?: boolean };

export const zoomLimits = { initial: 0.3, min: 0.3, max: 5 };

export const initialPlace: Place = { x: 0, y: 0, zoom: zoomLimits.initial };

export const zoomStep = 1.25;

type Size = { width: number; height: number };

/** Zooms within the limits; the pixel under the point stays in place. */
export function zoomBy(place: Place, factor: number, point: { x: number; y: number } = { x: 0, y: 0 }): Place {
  const zoom = Math.min(zoomLimits.max, Math.max(zoomLimits.min, place.zoom * factor));
  const grown = zoom / place.zoom;
  return { zoom, x: point.x - (point.x - place.x) * grown, y: point.y - (point.y - place.y) * grown };
}

export const showOwn = (place: Place, zoom: number): Place => ({ ...zoomBy(place, zoom / place.zoom), isOwn: true });

/** Shows the picture's own pixels again after the window changed. `zoom` is null if this is beyond the limits. */
export const resettle = (place: Place, zoom: number | null): Place =>
  place.isOwn && zoom !== null ? showOwn(place, zoom) : { ...place, isOwn: false };

export function panBy(place: Place, dx: number, dy: number): Place {
  return { ...place, x: place.x + dx, y: place.y + dy };
}

/** Limits the offset: a picture larger than the stage keeps covering it, and a smaller picture is centred. */
export function keepOnStage({ x, y, ...place }: Place, fitted: Size, stage: Size): Place {
  const within = (offset: number, side: keyof Size) => {
    const spare = Math.max(0, (fitted[side] * enlargement(place.zoom) - stage[side]) / 2);
    return Math.min(spare, Math.max(-spare, offset));
  };
  return { ...place, x: within(x, "width"), y: within(y, "height") };
}

/** The slider moves by the logarithm, so that each step of it enlarges by the same factor. */
export const sliderLimits = { min: Math.log(zoomLimits.min), max: Math.log(zoomLimits.max) };

/** The factor by which the fitted picture is enlarged. */
export const enlargement = (zoom: number) => zoom / zoomLimits.initial;

export const isFitted = ({ zoom }: Place) => zoom <= zoomLimits.initial;

/** The zoom that shows the picture's own pixels; null if it is beyond the limits or not known yet. */
export function ownZoom(naturalWidth: number, fittedWidth: number): number | null {
  const zoom = (zoomLimits.initial * naturalWidth) / fittedWidth;
  return zoom >= zoomLimits.min && zoom <= zoomLimits.max ? zoom : null;
}

const tapsTooClose = 200;

/** True for a tap on a touch screen soon after another tap. Such a tap is accidental and must not zoom. */
export function isAccidentalTap(pointerType: string, sinceLastTap: number): boolean {
  return pointerType === "touch" && sinceLastTap < tapsTooClose;
}

const shortestSwipe = 50;

/** The number of photos by which a swipe moves on, negative for back; 0 for another movement. */
export function swipedPhotos(dx: number, dy: number): number {
  if (Math.abs(dx) < shortestSwipe || Math.abs(dx) < 2 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
