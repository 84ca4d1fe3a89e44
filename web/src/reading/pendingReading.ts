import type { FieldFailure } from "./fieldFailure.ts";
import type { Measured } from "./measured.ts";
import { isUnusual, type UsualRange } from "./reading.ts";
import { parseValue, type StepValue, type ValueField } from "./stepValue.ts";

/** A value and its version as loaded, before a person changed the value. */
export type Base = { value: StepValue; version: string | null };

export type ValueKey = { entryId: string; field: ValueField };

/** `subject` names room, step and product, in case these are deleted before the value is stored. */
export type NamedKey = ValueKey & {
  subject: string;
  /** The value is sent together with other waiting values. */
  isBundled?: boolean;
  usual?: UsualRange | null;
  measured?: Measured | null;
};

/** A changed value that the service has not stored yet. */
export type PendingReading = NamedKey &
  Readonly<{
    base: Base;
    /** Null if the value was chosen by a button or restored by Escape. */
    text: string | null;
    chosen: StepValue | null;
    failure: FieldFailure | null;
    isConfirmed: boolean;
    sent: StepValue | null;
    /** True if the value was changed after it was sent, or if it was never sent. */
    isChangedSinceSent: boolean;
    /** True if the field was left while an older text was being sent: the newer text is sent next. */
    isResendQueued: boolean;
    /** Sent values without an answer, which may have been stored. */
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

/** The properties that the browser stores. */
export const valueToStore = ({
  unanswered = [],
  subject = "",
  isBundled = false,
  usual = null,
  failure = null,
  ...value
}: ValueToStore) => {
  const { entryId, field, base, text, chosen, measured = null } = value;
  // A refused value is sent again only after the person has decided.
  const needsPerson = failure !== null && failure.kind !== "failed";
  return { entryId, field, subject, isBundled, usual, measured, base, text, chosen, unanswered, needsPerson } as const;
};

/** The value to store; null if the text is no value. */
export const pendingValue = ({ text, chosen, field }: PendingReading) =>
  text === null ? chosen : parseValue(text, field);

export const isAskedAbout = ({ text, usual, isConfirmed }: PendingReading, value: StepValue) =>
  text !== null && !isConfirmed && value.kind !== "answer" && isUnusual(value, usual);
