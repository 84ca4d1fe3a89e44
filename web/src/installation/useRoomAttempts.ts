import { useState } from "react";
import type { EditForm } from "../forms/useEditForm.ts";
import type { InstallationsDraft } from "./installationDraft.ts";
import {
  type CreatedRoom,
  type NewInstallation,
  type RoomResult,
  useCreateInstallations,
} from "./useCreateInstallations.ts";

type PendingRoom = { title: string; key: string };

export type RoomOutcome = RoomResult & { readonly title: string };

/** Creates the form's rooms and retries failed ones. A room keeps its idempotency key, so no room is created twice. */
export function useRoomAttempts(form: EditForm<InstallationsDraft>) {
  const createInstallations = useCreateInstallations();
  const [created, setCreated] = useState<readonly CreatedRoom[]>([]);
  const [outcomes, setOutcomes] = useState<readonly RoomOutcome[]>([]);
  const pending = form.values.pending === "" ? [] : (JSON.parse(form.values.pending) as PendingRoom[]);
  const keep = (rooms: readonly PendingRoom[]) => form.change("pending", JSON.stringify(rooms));
  const create = async (folderId: string, installations: readonly NewInstallation[]) => {
    const { known, others } = matchRooms(
      installations.map(({ title }) => title),
      pending,
    );
    const sent = installations.map((room, index) => ({ ...room, idempotencyKey: known[index] ?? crypto.randomUUID() }));
    const toPending = ({ title, idempotencyKey: key }: (typeof sent)[number]) => ({ title, key });
    keep([...others, ...sent.map(toPending)]);
    const { answer, results } = await createInstallations(folderId, sent);
    if (!results) return answer;
    const found = results.map((result, index) => ({ ...result, title: sent[index]?.title ?? "" }));
    setOutcomes((before) => [...before.filter((room) => room.created), ...found]);
    setCreated((before) => [...before, ...found.flatMap((room) => room.created ?? [])]);
    const left = sent.filter((_, index) => !found[index]?.created);
    if (left.length === 0) {
      form.startOver();
      form.drop();
      return null;
    }
    form.change("names", left.map(({ title }) => title).join("\n"));
    keep([...others, ...left.map(toPending)]);
    return null;
  };
  const isRetry = (titles: readonly string[]) =>
    titles.length > 0 && matchRooms(titles, pending).known.every((key) => key !== null);
  const isDone = outcomes.length > 0 && outcomes.every((room) => room.created !== null);
  return { create, isRetry, isDone, created, outcomes };
}

export type RoomAttempts = ReturnType<typeof useRoomAttempts>;

/** `known` has each name's key from an earlier try, null for a new name. `others` are rooms whose names are gone. */
function matchRooms(titles: readonly string[], pending: readonly PendingRoom[]) {
  const others = [...pending];
  const known = titles.map((title) => {
    const index = others.findIndex((room) => room.title === title);
    return index < 0 ? null : (others.splice(index, 1)[0]?.key ?? null);
  });
  return { known, others };
}
