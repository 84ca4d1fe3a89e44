import { NotTried } from "./NotTried.ts";

/** What the cases learned from earlier answers, such as the ids to ask for next. */
export type Facts = {
  /** Takes what is a text; anything else was told as a difference and is not gone on with. */
  learn(facts: Record<string, unknown>): void;
  knows(name: string): boolean;
  /** @throws NotTried when nothing gave it */
  get(name: string): string;
};

export function createFacts(): Facts {
  const known = new Map<string, string>();
  return {
    learn(facts) {
      for (const [name, value] of Object.entries(facts)) {
        if (typeof value === "string" && value !== "") known.set(name, value);
        else known.delete(name);
      }
    },
    knows: (name) => known.has(name),
    get(name) {
      const value = known.get(name);
      if (value === undefined) throw new NotTried(`no ${name} is known`);
      return value;
    },
  };
}
