import { SkippedError } from "./SkippedError.ts";

/** Values that later cases need of earlier answers, such as the ids to ask for next. */
export type Fixtures = {
  /** Keeps texts; a value of another type was reported as a difference already. */
  set(fixtures: Record<string, unknown>): void;
  has(name: string): boolean;
  /** @throws SkippedError when nothing gave it */
  get(name: string): string;
};

export function createFixtures(): Fixtures {
  const values = new Map<string, string>();
  return {
    set(fixtures) {
      for (const [name, value] of Object.entries(fixtures)) {
        if (typeof value === "string" && value !== "") values.set(name, value);
        else values.delete(name);
      }
    },
    has: (name) => values.has(name),
    get(name) {
      const value = values.get(name);
      if (value === undefined) throw new SkippedError(`no ${name} is known`);
      return value;
    },
  };
}
