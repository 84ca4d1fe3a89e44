import { localDay } from "../../i18n/localDay.ts";
import type { Fact, Words } from "../Facts.tsx";
import { inGroups, sealedValues, timestampedValues } from "../sealTime.ts";
import { type Registered, stateFact } from "../stateFact.ts";
import type { CheckedFile } from "./checkFile.ts";
import type { VerifiedTimestamp } from "./verifyTimestamp.ts";

export type Sealed = Extract<CheckedFile, { kind: "sealed" }>;
export type Checked = Exclude<CheckedFile, { kind: "unreadable" }>;

export type Lookup = (Registered & RegisteredSeal) | "asking" | "needsCode" | "unknown" | "failed";

type RegisteredSeal = {
  fileSha256: string | null;
  keyWithdrawnFrom: string | null;
  timestamp: { readonly authority: string; readonly time: string; readonly url: string | null | undefined } | null;
};

/** The result for the register's time stamp, which is in a separate file. */
export type SeparateCheck = "checking" | "failed" | "mismatch" | VerifiedTimestamp;

export type FileFacts = { headline: Words | null; facts: Fact[] };

/** Without a valid seal, no fact about the file is good. The state comes from the register. */
export function fileFacts(checked: Checked, lookup: Lookup, separate: SeparateCheck): FileFacts {
  const own = sealFacts(checked, lookup, separate);
  const [unchanged, sealed, nothingAdded] = own.facts;
  const state = stateOf(lookup, own);
  const ended = state.verdict === "bad" ? state.title : null;
  return { headline: own.headline ?? ended, facts: [unchanged, sealed, state, nothingAdded] };
}

type SealFacts = {
  headline: Words | null;
  facts: [Fact, Fact, Fact];
  /** True if the register has a certificate with this number, but no hash of its file. */
  isOfNumberOnly?: boolean;
};

function sealFacts(checked: Checked, lookup: Lookup, separate: SeparateCheck): SealFacts {
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
  const stamped = timeOf(checked, lookup, separate);
  const doubt = doubtOf(checked, lookup, stamped);
  if (doubt)
    return {
      headline: null,
      facts: [unchangedUnknown("goodKeyOnly"), doubt, addedUnknown("goodKeyOnly")],
      isOfNumberOnly: isFound(lookup) && lookup.fileSha256 === null,
    };
  return {
    headline: null,
    facts: [
      fact("good", "unchanged", words("unchangedReason")),
      sealedFact(checked, stamped),
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

function sealedFact(sealed: Sealed, { words, url, isMismatch }: SealTime): Fact {
  const verdict = isMismatch ? "unknown" : "good";
  return { verdict, title: sealedWords(sealed), reasons: [...words, rootWords(sealed)], timestampUrl: url };
}

/** Anybody who has the key can backdate a seal, so the time in the file proves nothing. Only the register proves it. */
function doubtOf(sealed: Sealed, lookup: Lookup, stamped: SealTime): Fact | null {
  const { keyWithdrawnFrom: from, time, fileSha256 } = sealed;
  if (from === null) return null;
  const isRegistered = isFound(lookup) && lookup.fileSha256 === fileSha256 && lookup.keyWithdrawnFrom === null;
  if (isRegistered && time !== null && Date.parse(time) < Date.parse(from)) return null;
  return {
    verdict: "unknown",
    title: { id: "certificate.doubtful", values: { day: localDay(from) } },
    reasons: [words("doubtfulReason"), sealedWords(sealed), ...stamped.words, rootWords(sealed)],
    timestampUrl: stamped.url,
  };
}

const sealedWords = ({ issuer, time }: Sealed): Words => ({
  id: "certificate.sealed",
  values: sealedValues({ issuer, time: time ?? "" }),
});
const rootWords = ({ rootSha256 }: Sealed) => words("root", { root: inGroups(rootSha256 ?? "") });

type SealTime = { words: Words[]; url: string | null; isMismatch: boolean };

/** The time stamp in the file has precedence over the register's. */
function timeOf(sealed: Sealed, lookup: Lookup, separate: SeparateCheck): SealTime {
  const stamped = (stamp: { authority: string; time: string }): Words => ({
    id: "certificate.timestamped",
    values: timestampedValues(stamp),
  });
  const { timestamp } = sealed;
  if (timestamp === "mismatch") return { words: [words("timestampMismatch")], url: null, isMismatch: true };
  if (timestamp) return { words: [stamped(timestamp), words("timestampRoot")], url: null, isMismatch: false };
  const registered = separateTimestamp(sealed, lookup);
  if (!registered) return { words: [words("ownTime")], url: null, isMismatch: false };
  const { url } = registered;
  if (separate === "mismatch") return { words: [words("separateMismatch")], url, isMismatch: true };
  const told =
    typeof separate === "string"
      ? [stamped(registered), words(separate === "failed" ? "separateUnchecked" : "separateChecking")]
      : [stamped(separate), words("separateTimestamp"), words("timestampRoot")];
  return { words: told, url, isMismatch: false };
}

/** The register's time stamp for a valid file. Null if the file has one, or the register has none for it. */
export function separateTimestamp({ fits, isOurs, timestamp, fileSha256 }: Sealed, lookup: Lookup) {
  if (!fits || !isOurs || timestamp !== null) return null;
  if (!isFound(lookup) || lookup.fileSha256 !== fileSha256 || !lookup.timestamp?.url) return null;
  return { ...lookup.timestamp, url: lookup.timestamp.url };
}

const partly = ({ issuer }: Sealed) => fact("unknown", "sealedPart", words("sealedPartReason", { who: issuer }));
const added = fact("bad", "added", words("addedReason"));

/** If the file is invalid, or the register lacks its hash, a good state is that of the number, not of the file. */
function stateOf(lookup: Lookup, { headline, isOfNumberOnly }: SealFacts): Fact {
  if (!isFound(lookup)) return fact("unknown", "stateUnknown", words(`state.${lookup}`));
  const state = stateFact(lookup);
  if ((!headline && !isOfNumberOnly) || state.verdict === "bad") return state;
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

type Reason = "sealedOnly" | "oneSeal" | "ourSealOnly" | "fittingSealOnly" | "goodKeyOnly";

export const unchangedUnknown = (reason: Reason) => fact("unknown", "unchangedUnknown", words(reason));
export const addedUnknown = (reason: Reason) => fact("unknown", "addedUnknown", words(reason));
