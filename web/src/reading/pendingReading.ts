import type { FieldFailure } from "./fieldFailure.ts";
import type { Measured } from "./measured.ts";
import { isUnusual, type UsualRange } from "./reading.ts";
import { parseValue, type StepValue, type ValueField } from "./stepValue.ts";

/** A value and its version as they were loaded, before it was changed here. */
export type Base = { value: StepValue; version: string | null };

/** Identifies one value of a step entry. */
export type ValueKey = { entryId: string; field: ValueField };

/** The key of a value with its room, step and product in words, which nothing else names once they are gone. */
export type NamedKey = ValueKey & {
  subject: string;
  /** Goes to the service together with others that wait. */
  isBundled?: boolean;
  usual?: UsualRange | null;
  measured?: Measured | null;
};

/** A value that was changed here and is not stored by the service yet. */
export type PendingReading = NamedKey &
  Readonly<{
    base: Base;
    /** Null for a value that was chosen by a button, or that Escape brought back. */
    text: string | null;
    chosen: StepValue | null;
    failure: FieldFailure | null;
    /** The person wants this value although it is unusual. */
    isConfirmed: boolean;
    /** On its way to the service. */
    sent: StepValue | null;
    /** True also when it was not sent yet. */
    isChangedSinceSent: boolean;
    /** The person left the field while an older text was on its way: the newer one is sent after it. */
    isResendQueued: boolean;
    /** Values that were sent and may have been stored: their answers have not come, or never came. */
    unanswered: readonly StepValue[];
  }>;

export type ValueToStore = Pick<PendingReading, "entryId" | "field" | "base" | "text" | "chosen"> & {
  unanswered?: readonly StepValue[];
  subject?: string;
  isBundled?: boolean;
  usual?: UsualRange | null;
  measured?: Measured | null;
  failure?: FieldFailure | null;
};

/** The part of a value that the browser stores. */
export const valueToStore = ({
  unanswered = [],
  subject = "",
  isBundled = false,
  usual = null,
  failure = null,
  ...value
}: ValueToStore) => {
  const { entryId, field, base, text, chosen, measured = null } = value;
  // Such a value is not sent before the person has settled it.
  const needsPerson = failure !== null && failure.kind !== "failed";
  return { entryId, field, subject, isBundled, usual, measured, base, text, chosen, unanswered, needsPerson } as const;
};

/** The value that is to be stored; null when the text is none. */
export const pendingValue = ({ text, chosen, field }: PendingReading) =>
  text === null ? chosen : parseValue(text, field);

/** An unusual value that was typed is asked about before it is stored. */
export const isAskedAbout = ({ text, usual, isConfirmed }: PendingReading, value: StepValue) =>
  text !== null && !isConfirmed && value.kind !== "answer" && isUnusual(value, usual);
