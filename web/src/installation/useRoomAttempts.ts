import { useState } from "react";
import type { EditForm } from "../forms/useEditForm.ts";
import type { InstallationsDraft } from "./installationDraft.ts";
import {
  type CreatedRoom,
  type NewInstallation,
  type RoomResult,
  useCreateInstallations,
} from "./useCreateInstallations.ts";

/** The rooms that one idempotency key stands for, and the places among them of those that are not made yet. */
type Attempt = { installations: NewInstallation[]; left: number[] };

export type RoomOutcome = RoomResult & { readonly title: string };

/**
 * Makes the rooms of a form, and those that are left once more: the same ones as the same attempt, with all that it held and its key, so that
 * none is made twice; changed ones as a new attempt.
 */
export function useRoomAttempts(form: EditForm<InstallationsDraft>, folderId: string) {
  const createInstallations = useCreateInstallations(folderId);
  const [created, setCreated] = useState<readonly CreatedRoom[]>([]);
  const [outcomes, setOutcomes] = useState<readonly RoomOutcome[]>([]);
  const attempt = form.values.attempt === "" ? null : (JSON.parse(form.values.attempt) as Attempt);
  const isLeft = (installations: readonly NewInstallation[]) =>
    JSON.stringify(installations) === JSON.stringify(attempt?.left.map((index) => attempt.installations[index]));
  /** Whether what the form holds now is what the attempt has left; an installer that was not chosen is the same as before. */
  const isRetry = (toInstallations: (installerId: string) => NewInstallation[]) =>
    attempt !== null && isLeft(toInstallations(form.values.installerId ?? attempt.installations[0]?.installerId ?? ""));
  const keep = (next: Attempt) => form.change("attempt", JSON.stringify(next));
  const create = async (installations: NewInstallation[]) => {
    const current =
      attempt && isLeft(installations) ? attempt : { installations, left: installations.map((_, index) => index) };
    if (current !== attempt) form.forgetKey();
    keep(current);
    const { answer, results } = await createInstallations(current.installations, form.idempotencyKey());
    if (!results) return answer;
    const found = results.map((result, index) => ({ ...result, title: current.installations[index]?.title ?? "" }));
    setOutcomes(found);
    const made = found.flatMap((room) => room.created ?? []);
    setCreated((before) => [...before, ...made.filter(({ id }) => !before.some((known) => known.id === id))]);
    const left = found.flatMap((room, index) => (room.created ? [] : [index]));
    if (left.length === 0) {
      form.startOver();
      form.drop();
      return null;
    }
    form.change("names", left.map((index) => found[index]?.title).join("\n"));
    keep({ ...current, left });
    return null;
  };
  const isDone = outcomes.length > 0 && outcomes.every((room) => room.created !== null);
  return { create, isRetry, isDone, created, outcomes };
}

export type RoomAttempts = ReturnType<typeof useRoomAttempts>;
