type Count = { count: number; leftMs: number };

/** Agreed by all gateways of one service. Each call is atomic. */
export type SharedState = {
  set(key: string, ttlMs: number): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Counts once more in the window that the key's first count opened. */
  increment(key: string, windowMs: number): Promise<Count>;
  /** False while this gateway is cut off from the shared state and uses its own. */
  isShared(): boolean;
  close(): Promise<void>;
};
