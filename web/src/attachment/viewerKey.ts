import { zoomStep } from "./viewerZoom.ts";

type Action = { kind: "zoom"; factor: number } | { kind: "pan"; x: number; y: number } | { kind: "reset" };

const step = 40;

const actions = new Map<string, Action>([
  ["+", { kind: "zoom", factor: zoomStep }],
  ["=", { kind: "zoom", factor: zoomStep }],
  ["-", { kind: "zoom", factor: 1 / zoomStep }],
  ["0", { kind: "reset" }],
  ["ArrowLeft", { kind: "pan", x: step, y: 0 }],
  ["ArrowRight", { kind: "pan", x: -step, y: 0 }],
  ["ArrowUp", { kind: "pan", x: 0, y: step }],
  ["ArrowDown", { kind: "pan", x: 0, y: -step }],
]);

/** Arrow keys move the view, so the picture moves the other way. */
export function viewerKey(key: string): Action | undefined {
  return actions.get(key);
}
