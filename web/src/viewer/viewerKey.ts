import { zoomStep } from "./viewerZoom.ts";

type Action =
  | { kind: "zoom"; factor: number }
  | { kind: "arrow"; x: number; y: number }
  | { kind: "fit" }
  | { kind: "ownPixels" };

const actions = new Map<string, Action>([
  ["+", { kind: "zoom", factor: zoomStep }],
  ["=", { kind: "zoom", factor: zoomStep }],
  ["-", { kind: "zoom", factor: 1 / zoomStep }],
  ["0", { kind: "fit" }],
  ["1", { kind: "ownPixels" }],
  ["ArrowLeft", { kind: "arrow", x: -1, y: 0 }],
  ["ArrowRight", { kind: "arrow", x: 1, y: 0 }],
  ["ArrowUp", { kind: "arrow", x: 0, y: -1 }],
  ["ArrowDown", { kind: "arrow", x: 0, y: 1 }],
]);

export function viewerKey(key: string): Action | undefined {
  return actions.get(key);
}
