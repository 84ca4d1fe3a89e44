/** Thrown by a case if its data is missing or its effect is not allowed. */
export class SkippedError extends Error {
  constructor(why: string) {
    super(why);
    this.name = "SkippedError";
  }
}

/** Values from earlier answers that later cases need, such as ids. */
export type Fixtures = {
  /** An empty text or a value of another type removes the known value. */
  set(fixtures: Record<string, unknown>): void;
  has(name: string): boolean;
  /** @throws SkippedError if no answer had this value */
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

/** Does not verify the token, because the service does. */
export function userIdOf(token: string): string | null {
  try {
    const { sub } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    return typeof sub === "string" ? sub : null;
  } catch {
    return null;
  }
}
