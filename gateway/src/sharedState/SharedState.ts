/** How often a key was counted in its window, and how much of the window is left. */
export type Count = { count: number; leftMs: number };

/**
 * State that all gateways of one service must agree on: keys that live for a while, and counters. Each call is atomic.
 */
export type SharedState = {
  set(key: string, ttlMs: number): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Counts once more in the window that the key's first count opened. */
  increment(key: string, windowMs: number): Promise<Count>;
  /** False while this gateway keeps by itself what it should share with others. */
  isShared(): boolean;
  close(): Promise<void>;
};
