import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { draftKeys } from "../../forms/draftKeys.ts";
import { draftName, readDraft, writeDraft } from "../../forms/draftStore.ts";
import { firstStep, type SignInChallenge, type SignInStep } from "./signInStep.ts";

type Place = "forgotten" | "code" | null;

/** The address has the steps of a forgotten password. A challenge stays in memory, because it is secret. */
export function useSignInStep() {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  const [name] = useState(() => draftName(draftKeys.signIn));
  const [email, setEmail] = useState(() => String(readDraft(name)?.email ?? ""));
  const [met, setMet] = useState<{ challenge: SignInChallenge; at: string } | null>(null);
  const place = placeIn(search);

  const go = (next: SignInStep) => {
    if (next.name === "challenge") return setMet({ challenge: next.challenge, at: key });
    setMet(null);
    setEmail(next.email);
    writeDraft(name, next.email === "" ? null : { email: next.email });
    const wanted = stepInAddress(next);
    if (wanted === place) return;
    const isDone = next.name === "password" && next.notice !== null;
    setSearch((before) => withPlace(before, wanted), { replace: isDone, state: isDone ? next.notice : null });
  };

  const challenge = met?.at === key ? met.challenge : null;
  const step = challenge ? ({ name: "challenge", challenge } as const) : stepAt(place, email, state);
  const forget = () => writeDraft(name, null);
  return { step, go, forget };
}

function stepAt(place: Place, email: string, state: unknown): SignInStep {
  if (place === "code" && email !== "") return { name: "confirm-reset", email };
  if (place !== null) return { name: "request-reset", email };
  return { ...firstStep, email, notice: state === "password-changed" ? state : null };
}

function placeIn(search: URLSearchParams): Place {
  const step = search.get("step");
  return step === "forgotten" || step === "code" ? step : null;
}

function stepInAddress({ name }: SignInStep): Place {
  if (name === "request-reset") return "forgotten";
  return name === "confirm-reset" ? "code" : null;
}

function withPlace(search: URLSearchParams, place: Place): URLSearchParams {
  const next = new URLSearchParams(search);
  if (place) next.set("step", place);
  else next.delete("step");
  return next;
}
