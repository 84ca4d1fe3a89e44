/** How often a key was counted in its window, and how many milliseconds are left of that. */
export type Count = { count: number; milliseconds: number };

/**
 * What all gateways of one service must agree on: keys that live for a while, and counts. Each call is one step that no other can
 * come between.
 */
export type Store = {
  /** Remembers a key from now on for so long. */
  put(key: string, milliseconds: number): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Counts once more in the window that the key's first count opened. */
  count(key: string, windowMilliseconds: number): Promise<Count>;
  /** False while what should be shared with other gateways is kept by this one alone. */
  isShared(): boolean;
  close(): Promise<void>;
};
