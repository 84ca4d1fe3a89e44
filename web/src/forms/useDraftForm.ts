import { type ChangeEvent, useCallback, useEffect, useLayoutEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { type Draft, draftName, readDraft, writeDraft } from "./draftStore.ts";
import { useIdempotencyKey } from "./useIdempotencyKey.ts";

export type DraftFormOptions = {
  endsWhenLeft?: boolean;
  /** "onTouched" validates a field when it loses focus; "all" also validates on every change. */
  mode?: "onTouched" | "all";
  /** Fields that decide which other fields are shown. Their changes alone are not stored as a draft. */
  choices?: readonly string[];
};

/**
 * Stores changed fields under `key`; with `endsWhenLeft`, until the page is left. Others saved `movedFields` since.
 */
export function useDraftForm<T extends Draft>(
  key: string,
  initial: T,
  { endsWhenLeft = false, mode = "onTouched", choices = [] }: DraftFormOptions = {},
) {
  type Field = keyof T & string;
  const [name] = useState(() => draftName(key));
  const [first] = useState(initial);
  const savedName = `${name} saved`;
  const [kept, setKept] = useState(() => stillFitting(readDraft(name), initial));
  const [movedFields] = useState(() => differing(readDraft(savedName) ?? {}, initial).filter((field) => field in kept));
  // The draft is read before the first render, so that forms inside other forms are also reopened.
  const form = useForm<Draft>({ defaultValues: { ...initial, ...kept }, mode });
  const { clearErrors, register, reset, setValue } = form;
  const { defaultValues, dirtyFields, errors } = form.formState;
  const values = form.watch() as T;
  const dirty = Object.keys(dirtyFields);
  const toKeep = dirty.every((field) => choices.includes(field)) ? [] : dirty;
  const changed = textOf(toKeep, values);
  const savedBefore = textOf(toKeep, defaultValues as Draft);
  const { idempotencyKey, forget } = useIdempotencyKey(name);
  useLayoutEffect(() => reset(first, { keepValues: true }), [reset, first]);
  useEffect(() => writeDraft(name, JSON.parse(changed)), [name, changed]);
  useEffect(() => writeDraft(savedName, JSON.parse(savedBefore)), [savedName, savedBefore]);
  const drop = useCallback(() => {
    writeDraft(name, null);
    writeDraft(savedName, null);
    forget();
  }, [name, savedName, forget]);
  useEffect(() => {
    const leave = () => {
      if (draftName(key) === name) drop();
    };
    return endsWhenLeft ? leave : undefined;
  }, [endsWhenLeft, key, name, drop]);
  const change = (field: Field, value: Draft[string]) => {
    setValue<string>(field, value, { shouldDirty: true });
    clearErrors(field);
  };
  const startOver = () => {
    setKept({});
    reset(defaultValues, { keepFieldsRef: true });
  };
  const textField = (field: Field, validate?: (value: string) => string | null) => {
    const { ref, ...input } = register<string>(field, {
      setValueAs: (typed: string) => typed.trim(),
      validate: validate && ((value) => validate(String(value)) ?? true),
    });
    return { ...input, inputRef: ref, error: errors[field]?.message ?? null };
  };
  const controlledField = (field: Field) => ({
    name: String(field),
    value: String(values[field] ?? ""),
    onChange: (value: string) => change(field, value),
    onBlur: () => setValue<string>(field, form.getValues(field) ?? null, { shouldTouch: true }),
  });
  const checkbox = (field: Field) => ({
    checked: values[field] === true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(field, event.currentTarget.checked),
  });
  const wasRestored = Object.keys(kept).length > 0;
  return {
    ...form,
    values,
    change,
    textField,
    controlledField,
    checkbox,
    wasRestored,
    movedFields,
    drop,
    startOver,
    idempotencyKey,
  };
}

export type DraftForm<T extends Draft> = ReturnType<typeof useDraftForm<T>>;

function textOf(fields: readonly string[], values: Draft): string {
  return JSON.stringify(fields.length === 0 ? null : Object.fromEntries(fields.map((field) => [field, values[field]])));
}

export function differing(first: Draft, second: Draft): string[] {
  return Object.keys(first).filter((field) => first[field] !== second[field]);
}

/** The restored values that still differ from the initial ones. Fields that no longer exist are left out. */
function stillFitting(kept: Draft | null, initial: Draft): Draft {
  const fits = ([field, value]: [string, unknown]) =>
    field in initial && value !== initial[field] && isAlike(value, initial[field]);
  return Object.fromEntries(Object.entries(kept ?? {}).filter(fits));
}

const isAlike = (a: unknown, b: unknown) => (typeof a === "boolean") === (typeof b === "boolean");
