import type { Difference } from "./Difference.ts";
import type { Fault } from "./differencesOf.ts";

export type Verdict = "ok" | "differs" | "refused" | "not tried" | "no case";
/** A line of the table. `about` says where an operation comes from, or what kind of field it is. */
export type Row = { name: string; about: string; answers: number; verdict: Verdict; note: string };

export type Report = {
  /** Puts a line into the table, before anything is known about it. */
  expect(name: string, about: string): void;
  answered(name: string, faults: Fault[], refusal?: string | null): void;
  /** Keeps a result that is there already. */
  notTried(name: string, why: string): void;
  noCase(name: string): void;
  rows(): Row[];
  differences(): Difference[];
  passed(): boolean;
};

type Line = { about: string; answers: number; differs: boolean; refusal: string; why: string; lacks: boolean };

export function createReport(): Report {
  const lines = new Map<string, Line>();
  const differences: Difference[] = [];
  const lineOf = (name: string) => {
    const known = lines.get(name) ?? { about: "", answers: 0, differs: false, refusal: "", why: "", lacks: false };
    lines.set(name, known);
    return known;
  };
  const isNew = (one: Difference) =>
    !differences.some((other) => other.operation === one.operation && other.field === one.field);

  return {
    expect: (name, about) => Object.assign(lineOf(name), { about }),
    answered(name, faults, refusal = null) {
      const line = lineOf(name);
      line.answers += 1;
      line.differs ||= faults.length > 0;
      if (refusal !== null) line.refusal = refusal || "403";
      differences.push(...faults.map((fault) => ({ operation: name, ...fault })).filter(isNew));
    },
    notTried(name, why) {
      lineOf(name).why ||= why;
    },
    noCase(name) {
      lineOf(name).lacks = true;
    },
    rows: () =>
      [...lines].map(([name, line]) => ({ name, about: line.about, answers: line.answers, ...verdictOf(line) })),
    differences: () => differences,
    passed: () => differences.length === 0 && ![...lines.values()].some(({ lacks }) => lacks),
  };
}

function verdictOf({ answers, differs, refusal, why, lacks }: Line): { verdict: Verdict; note: string } {
  if (lacks) return { verdict: "no case", note: "add one to the contract tests" };
  if (differs) return { verdict: "differs", note: "" };
  if (refusal) return { verdict: "refused", note: `to this token: ${refusal}` };
  if (answers === 0) return { verdict: "not tried", note: why };
  return { verdict: "ok", note: "" };
}
