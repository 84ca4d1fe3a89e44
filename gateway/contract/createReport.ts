import type { Difference, Fault } from "./differences.ts";

export const verdicts = ["ok", "differs", "refused", "not seen", "not tried", "no case"] as const;
export type Verdict = (typeof verdicts)[number];
/** A line of the report. `about` names the operation's source or the kind of line. */
export type Row = {
  name: string;
  about: string;
  answers: number;
  objects: number;
  verdict: Verdict;
  note: string;
  /** Lists that were empty in all answers, so their rows are not checked. */
  emptyLists: string[];
};

export type Report = {
  /** Adds a line before its result is known. */
  expect(name: string, about: string): void;
  /** Counts an answer, and the objects in `answer`. `refusal` is the code of a refusal that is no fault. */
  answered(name: string, faults: Fault[], refusal?: string | null, answer?: unknown): void;
  refused(name: string, code?: string): void;
  observed(name: string, result: { faults: Fault[]; objects: number }): void;
  notSeen(name: string, why: string, objects?: number): void;
  /** Leaves a line that already has a result unchanged. */
  notTried(name: string, why: string): void;
  noCase(name: string): void;
  rows(): Row[];
  differences(): Difference[];
  passed(): boolean;
};

type Line = Omit<Row, "name" | "verdict" | "note" | "emptyLists"> & {
  differs: boolean;
  refusal: string;
  why: string;
  unseen: string;
  lacks: boolean;
  /** The greatest length of each list. */
  lists: Map<string, number>;
};

export function createReport(): Report {
  const lines = new Map<string, Line>();
  const differences: Difference[] = [];
  const lineOf = (name: string) => {
    const known = lines.get(name) ?? emptyLine();
    lines.set(name, known);
    return known;
  };
  const isNew = (one: Difference) =>
    !differences.some((other) => other.operation === one.operation && other.field === one.field);
  function told(name: string, faults: Fault[], objects: number): Line {
    const line = lineOf(name);
    line.answers += 1;
    line.objects += objects;
    line.differs ||= faults.length > 0;
    differences.push(...faults.map((fault) => ({ operation: name, ...fault })).filter(isNew));
    return line;
  }

  return {
    expect: (name, about) => Object.assign(lineOf(name), { about }),
    answered(name, faults, refusal = null, answer = undefined) {
      const line = told(name, faults, objectsIn(answer));
      if (refusal !== null) line.refusal = refusal || "403";
      for (const [list, length] of listsIn(answer)) line.lists.set(list, Math.max(length, line.lists.get(list) ?? 0));
    },
    refused(name, code) {
      lineOf(name).refusal = code || "403";
    },
    observed: (name, { faults, objects }) => void told(name, faults, objects),
    notSeen(name, why, objects = 0) {
      told(name, [], objects).unseen ||= why;
    },
    notTried(name, why) {
      lineOf(name).why ||= why;
    },
    noCase(name) {
      lineOf(name).lacks = true;
    },
    rows: () => [...lines].map(([name, line]) => rowOf(name, line)),
    differences: () => differences,
    passed: () => differences.length === 0 && ![...lines.values()].some(({ lacks }) => lacks),
  };
}

function emptyLine(): Line {
  const lists = new Map<string, number>();
  return { about: "", answers: 0, objects: 0, differs: false, refusal: "", why: "", unseen: "", lacks: false, lists };
}

function rowOf(name: string, line: Line): Row {
  const emptyLists = [...line.lists].filter(([, length]) => length === 0).map(([list]) => list);
  return { name, about: line.about, answers: line.answers, objects: line.objects, emptyLists, ...verdictOf(line) };
}

function verdictOf({ answers, objects, differs, refusal, why, unseen, lacks }: Line): Pick<Row, "verdict" | "note"> {
  if (lacks) return { verdict: "no case", note: "add one to the contract tests" };
  if (differs) return { verdict: "differs", note: "" };
  if (refusal) return { verdict: "refused", note: `to this token: ${refusal}` };
  if (unseen) return { verdict: "not seen", note: unseen };
  if (answers === 0) return { verdict: "not tried", note: why };
  if (objects === 0) return { verdict: "not seen", note: "nothing but empty answers" };
  return { verdict: "ok", note: "" };
}

function objectsIn(answer: unknown): number {
  if (Array.isArray(answer)) return answer.filter((row) => row !== null).length;
  if (typeof answer !== "object" || answer === null) return answer === undefined || answer === null ? 0 : 1;
  if ("data" in answer && Array.isArray(answer.data)) return answer.data.length;
  if ("edges" in answer && Array.isArray(answer.edges)) return answer.edges.length;
  // `{ "archive": null }` contains no object.
  return Object.values(answer).every((value) => value === null) ? 0 : 1;
}

/** The greatest length of each list in an answer by path, such as `data[].products`. */
function listsIn(answer: unknown): Map<string, number> {
  const found = new Map<string, number>();
  walk(answer, "");
  return found;

  function walk(value: unknown, path: string): void {
    if (Array.isArray(value)) {
      found.set(path, Math.max(value.length, found.get(path) ?? 0));
      for (const row of value) walk(row, `${path}[]`);
    } else if (typeof value === "object" && value !== null) {
      for (const [name, below] of Object.entries(value)) walk(below, path === "" ? name : `${path}.${name}`);
    }
  }
}
