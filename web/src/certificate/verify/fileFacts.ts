import type { Fact, Words } from "../Facts.tsx";
import { inGroups, sealedValues } from "../sealTime.ts";
import { type Registered, stateFact } from "../stateFact.ts";
import type { CheckedFile } from "./checkFile.ts";

export type Sealed = Extract<CheckedFile, { kind: "sealed" }>;
export type Checked = Exclude<CheckedFile, { kind: "unreadable" }>;

/** The service's data of the certificate, or why there is none. */
export type Lookup = (Registered & { fileSha256: string | null }) | "asking" | "needsCode" | "unknown" | "failed";

export type FileFacts = { headline: Words | null; facts: Fact[] };

/** For an invalid file, only facts that do not depend on the file may be good. */
export function fileFacts(checked: Checked, lookup: Lookup): FileFacts {
  const own = sealFacts(checked, lookup);
  const [unchanged, sealed, nothingAdded] = own.facts;
  const state = stateOf(lookup, own);
  const ended = state.verdict === "bad" ? state.title : null;
  return { headline: own.headline ?? ended, facts: [unchanged, sealed, state, nothingAdded] };
}

type SealFacts = { headline: Words | null; facts: [Fact, Fact, Fact] };

function sealFacts(checked: Checked, lookup: Lookup): SealFacts {
  if (checked.kind === "unsealed")
    return {
      headline: null,
      facts: [
        unchangedUnknown("sealedOnly"),
        isFound(lookup) ? fact("unknown", "notSealed") : fact("unknown", "withoutSeal", words("withoutSealReason")),
        addedUnknown("sealedOnly"),
      ],
    };
  if (checked.kind === "several")
    return { headline: words("several"), facts: [unchangedUnknown("oneSeal"), fact("bad", "several"), added] };
  if (checked.kind === "broken" || !checked.fits) return changed(checked.kind === "sealed" ? checked.issuer : null);
  if (!checked.isOurs) {
    const stranger = fact("bad", "stranger", words("strangerReason", { who: checked.issuer }));
    return {
      headline: words("stranger"),
      facts: [unchangedUnknown("ourSealOnly"), stranger, addedUnknown("ourSealOnly")],
    };
  }
  const isOther = isFound(lookup) && lookup.fileSha256 !== null && lookup.fileSha256 !== checked.fileSha256;
  if (checked.isWhole && isOther) return changed(checked.issuer);
  if (!checked.isWhole)
    return { headline: words("added"), facts: [fact("bad", "changed", words("addedChanges")), partly(checked), added] };
  return {
    headline: null,
    facts: [
      fact("good", "unchanged", words("unchangedReason")),
      sealedFact(checked),
      fact("good", "nothingAdded", words("nothingAddedReason")),
    ],
  };
}

function changed(issuer: string | null): SealFacts {
  const claim = issuer === null ? [] : [words("mismatchReason", { who: issuer })];
  return {
    headline: words("changedFile"),
    facts: [
      fact("bad", "changed", words("changedReason")),
      fact("unknown", "mismatch", ...claim),
      addedUnknown("fittingSealOnly"),
    ],
  };
}

function sealedFact({ issuer, time, rootSha256, hasTimestamp }: Sealed): Fact {
  const values = sealedValues({ issuer, time: time ?? "" });
  return {
    verdict: "good",
    title: { id: "certificate.sealed", values },
    reasons: [words(hasTimestamp ? "timestamped" : "ownTime"), words("root", { root: inGroups(rootSha256 ?? "") })],
  };
}

const partly = ({ issuer }: Sealed) => fact("unknown", "sealedPart", words("sealedPartReason", { who: issuer }));
const added = fact("bad", "added", words("addedReason"));

/** The service's state says nothing about an invalid file. */
function stateOf(lookup: Lookup, { headline }: SealFacts): Fact {
  if (!isFound(lookup)) return fact("unknown", "stateUnknown", words(`state.${lookup}`));
  const state = stateFact(lookup);
  if (!headline || state.verdict === "bad") return state;
  if (state.verdict === "unknown") return { ...state, reasons: [...state.reasons, words("stateOfNumber")] };
  const { number, validUntil: day } = lookup;
  return fact("unknown", "numberValid", words("numberUntil", { number, day }), words("stateOfNumber"));
}

export const isFound = (lookup: Lookup): lookup is Exclude<Lookup, string> => typeof lookup === "object";

type Name<Id> = Id extends `certificate.fact.${infer Rest}` ? Rest : never;

function words(name: Name<Words["id"]>, values?: Words["values"]): Words {
  return { id: `certificate.fact.${name}`, ...(values && { values }) };
}

function fact(verdict: Fact["verdict"], name: Name<Words["id"]>, ...reasons: Words[]): Fact {
  return { verdict, title: words(name), reasons };
}

/** The facts for a typed number. */
export function withoutFile(lookup: Lookup): Fact[] {
  const state = isFound(lookup) ? stateFact(lookup) : fact("unknown", "stateUnknown", words(`state.${lookup}`));
  return [unchangedUnknown("noFile"), fact("unknown", "sealUnknown", words("noFile")), state, addedUnknown("noFile")];
}

type Reason = "sealedOnly" | "oneSeal" | "ourSealOnly" | "fittingSealOnly" | "noFile";

export const unchangedUnknown = (reason: Reason) => fact("unknown", "unchangedUnknown", words(reason));
export const addedUnknown = (reason: Reason) => fact("unknown", "addedUnknown", words(reason));
