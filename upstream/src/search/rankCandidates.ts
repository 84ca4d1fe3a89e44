import type { Candidate } from "./findCandidates.ts";
import type { FoundWord, SearchKind } from "./findWords.ts";

/** A word only in the text around an object counts half. Bonuses put a project's name first, then few other words. */
const aroundWeight = 0.5;
const wholeBonus = 0.05;
const nameBonus = 0.1;
const archivedMalus = 0.1;
/** Up to this many hits of each kind are taken before further hits, so a common room name hides no project. */
const placesOfKind = 5;

/** The best candidates, best first. A project appears once: by name, customer or address, whichever matches best. */
export function rankCandidates(candidates: Candidate[], words: FoundWord[], take: number): Candidate[] {
  const score = scoreBy(words);
  const scored = candidates.map((candidate) => ({ candidate, score: score(candidate) }));
  const sorted = scored.sort((one, other) => other.score - one.score || byLatest(one.candidate, other.candidate));
  const once = firstOfProject(sorted.map(({ candidate }) => candidate));
  const places = new Map<SearchKind, number>();
  const order = new Map(once.map((candidate, index) => [candidate, index]));
  const orderOf = (candidate: Candidate) => order.get(candidate) ?? 0;
  const isPlaced = (candidate: Candidate) => {
    const before = places.get(candidate.kind) ?? 0;
    places.set(candidate.kind, before + 1);
    return before < placesOfKind;
  };
  const { placed = [], others = [] } = Object.groupBy(once, (candidate) => (isPlaced(candidate) ? "placed" : "others"));
  return [...placed, ...others].slice(0, take).sort((one, other) => orderOf(one) - orderOf(other));
}

function scoreBy(words: FoundWord[]): (candidate: Candidate) => number {
  const tokens = [...Map.groupBy(words, ({ token }) => token).values()].map(
    (found) => new Map(found.map(({ id, likeness }) => [id, likeness])),
  );
  const best = (token: Map<string, number>, ids: string[]) => Math.max(0, ...ids.map((id) => token.get(id) ?? 0));
  return ({ kind, own, words: all, archived }) => {
    const ofTokens = tokens.map((token) => Math.max(best(token, own), aroundWeight * best(token, all)));
    const ownHits = own.filter((id) => tokens.some((token) => token.has(id))).length;
    const sum = ofTokens.reduce((total, value) => total + value, 0);
    const bonus = (wholeBonus * ownHits) / own.length + (kind === "PROJECT" ? nameBonus : 0);
    return sum + bonus - (archived ? archivedMalus : 0);
  };
}

const namesProject: readonly SearchKind[] = ["PROJECT", "CUSTOMER", "ADDRESS"];

function firstOfProject(sorted: Candidate[]): Candidate[] {
  const seen = new Set<string | null>();
  return sorted.filter(({ kind, projectId }) => {
    if (!namesProject.includes(kind)) return true;
    const isFirst = !seen.has(projectId);
    seen.add(projectId);
    return isFirst;
  });
}

function byLatest(one: Candidate, other: Candidate): number {
  return other.createdAt.getTime() - one.createdAt.getTime() || one.id.localeCompare(other.id);
}
