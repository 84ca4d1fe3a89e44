/** The reason why a case did not run: its data is missing, or it is not allowed here. */
export class SkippedError extends Error {
  constructor(why: string) {
    super(why);
    this.name = "SkippedError";
  }
}

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

/** The user that an unverified token names: the service decides whether that is true. */
export function userIdOf(token: string): string | null {
  try {
    const { sub } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    return typeof sub === "string" ? sub : null;
  } catch {
    return null;
  }
}
