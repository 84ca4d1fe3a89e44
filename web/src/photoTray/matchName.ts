type MatchEntry = {
  readonly id: string;
  readonly acceptsAttachments: boolean;
  readonly requiresAttachments?: boolean;
};
type MatchStep = { readonly number: number; readonly title: string; readonly entries: readonly MatchEntry[] };

export type NamedRoom = {
  readonly title: string;
  readonly folderTitle: string;
  readonly isFinished: boolean;
  /** Empty for a finished room. */
  readonly steps: readonly MatchStep[];
};

type StepOf<R extends NamedRoom> = R["steps"][number];

export type NameMatch<R extends NamedRoom> =
  | {
      kind: "matched";
      room: R;
      step: StepOf<R>;
      entryId: string;
      roomPart: string;
      /** Null if the name contains only the room. */
      stepPart: string | null;
    }
  | { kind: "noRoom" }
  | { kind: "several"; rooms: readonly R[] }
  /** `isAlone` is true if the name has nothing but the room, and perhaps the number of a copy. */
  | { kind: "noStep"; room: R; isAlone: boolean }
  | { kind: "finished"; room: R }
  | { kind: "takesNone" | "severalProducts"; room: R; step: StepOf<R> };

/** A possible meaning of a file name; `step` is null in a finished room. */
type Meaning<R extends NamedRoom> = { room: R; length: number } & (
  | { hasStep: false }
  | { hasStep: true; step: StepOf<R> | null; stepLength: number }
);

const separators = /^[ .–-]+/u;
const stepNumber = /^(?:(?:step|steg|vaihe|trinn?|schritt) ?)?([1-9]\d?)(?![\p{L}\p{M}\p{N}])/u;
// A copy of a file is named "1101 (2)", or "1101 b" by hand.
const copyMark = /^(\(\d{1,2}\)|[a-z])?$/u;
const wordGoesOn = /^[\p{L}\p{M}\p{N}]/u;

/** Ignores case and Unicode composition. Spaces, underscores and commas in a row count as one space. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFC")
    .replace(/[\s_,]+/gu, " ")
    .trim();
}

/** A file name is a room, or folder and room, and a step. A room alone means its step that lacks a photo. */
export function createNameMatcher<R extends NamedRoom>(rooms: readonly R[], hasFiles: (entryId: string) => boolean) {
  const named = rooms.map((room) => ({ room, names: namesOf(room) }));
  const titles = [...new Set(rooms.flatMap(({ steps }) => steps.map(({ title }) => fold(title))))];
  return (fileName: string): NameMatch<R> => {
    const stem = fileName
      .replace(/\.[^.]*$/u, "")
      .replace(/^[\s_,]+/u, "")
      .normalize("NFC");
    const name = fold(stem);
    const meanings = named.flatMap(({ room, names }) => names.flatMap((own) => meaningsOf(room, own, name, titles)));
    const [first] = meanings;
    if (!first) return { kind: "noRoom" };
    const withStep = meanings.flatMap((meaning) => (meaning.hasStep ? [meaning] : []));
    const [meant] = withStep;
    const severalRooms = { kind: "several", rooms: [...new Set(meanings.map(({ room }) => room))] } as const;
    if (!meant) {
      if (severalRooms.rooms.length > 1) return severalRooms;
      const { room, length } = first;
      if (room.isFinished) return { kind: "finished", room };
      const isAlone = copyMark.test(name.slice(length).replace(separators, ""));
      const lacking = isAlone ? lackingStep(room, hasFiles) : null;
      return lacking
        ? { kind: "matched", room, ...lacking, roomPart: startOf(stem, length), stepPart: null }
        : { kind: "noStep", room, isAlone };
    }
    // "Bathroom 2" may be a room or step 2 of "Bathroom": such a name is ambiguous.
    const isShadowed = meanings.some(({ hasStep, length }) => !hasStep && length >= meant.length);
    if (withStep.length > 1 || isShadowed) return severalRooms;
    const { room, step } = meant;
    if (room.isFinished || !step) return { kind: "finished", room };
    const [entry, another] = step.entries.filter(({ acceptsAttachments }) => acceptsAttachments);
    if (!entry) return { kind: "takesNone", room, step };
    if (another) return { kind: "severalProducts", room, step };
    const roomPart = startOf(stem, meant.length);
    const both = startOf(stem, meant.stepLength);
    const stepPart = both.slice(roomPart.length).replace(/^[\s_,.–-]+/u, "");
    return { kind: "matched", room, step, entryId: entry.id, roomPart, stepPart };
  };
}

/** Null unless exactly one step entry of the room lacks a required photo. */
function lackingStep<R extends NamedRoom>(room: R, hasFiles: (entryId: string) => boolean) {
  const steps: readonly StepOf<R>[] = room.steps;
  const lacking = steps.flatMap((step) =>
    step.entries.flatMap(({ id, acceptsAttachments, requiresAttachments }) =>
      acceptsAttachments && requiresAttachments && !hasFiles(id) ? [{ step, entryId: id }] : [],
    ),
  );
  return lacking.length === 1 ? lacking[0] : null;
}

function namesOf({ title, folderTitle }: NamedRoom): string[] {
  return [title, `${folderTitle} ${title}`].map(fold).filter((name) => fold(title) !== "" && name !== "");
}

function meaningsOf<R extends NamedRoom>(room: R, own: string, name: string, titles: readonly string[]): Meaning<R>[] {
  const after = name.slice(own.length);
  if (!name.startsWith(own) || wordGoesOn.test(after)) return [];
  const rest = after.replace(separators, "");
  const [words, digits] = (rest !== after && stepNumber.exec(rest)) || [];
  const isTitled = (title: string) =>
    rest !== after && rest.startsWith(title) && !wordGoesOn.test(rest.slice(title.length));
  const length = own.length;
  const upTo = (step: string) => name.length - rest.length + step.length;
  if (room.isFinished) {
    const step = words ?? titles.find(isTitled);
    return [
      step === undefined
        ? { room, length, hasStep: false }
        : { room, length, hasStep: true, step: null, stepLength: upTo(step) },
    ];
  }
  const found = room.steps.flatMap((step) => {
    const part = Number(digits) === step.number ? words : fold(step.title);
    const isMeant = part !== undefined && (part === words || isTitled(part));
    return isMeant ? [{ room, length, hasStep: true as const, step, stepLength: upTo(part) }] : [];
  });
  return found.length > 0 ? found : [{ room, length, hasStep: false }];
}

/** The shortest start of `text` that has this length after folding. */
function startOf(text: string, foldedLength: number): string {
  let end = 0;
  while (end < text.length && fold(text.slice(0, end)).length < foldedLength) end += 1;
  return text.slice(0, end);
}
