import { localDay } from "../i18n/localDay.ts";

type Person = { readonly firstName: string; readonly lastName: string };
type Entry = {
  readonly recordedAt: string | null | undefined;
  readonly recordedBy: Person | null | undefined;
  readonly measuredOn: string | null | undefined;
  readonly measuredBy: Person | null | undefined;
};

export function dayAndPerson({ recordedAt, recordedBy, measuredOn, measuredBy }: Entry) {
  const by = measuredOn ? measuredBy : recordedBy;
  const day = measuredOn ?? (recordedAt ? localDay(recordedAt) : null);
  return { day, person: by ? `${by.firstName} ${by.lastName}` : null };
}
