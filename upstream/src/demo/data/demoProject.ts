/**
 * - `empty`: nothing in it; `planned`: products chosen, nothing measured; `ongoing`: rooms from untouched to finished
 * - `almost`: one installation left; `signable`: all finished; `partly`: one folder activated, the rest ongoing
 * - `activated`: all activated; `shelved`: archived half way
 */
export type DemoState = "empty" | "planned" | "ongoing" | "almost" | "signable" | "partly" | "activated" | "shelved";
export type DemoBuilding = "villa" | "cottage" | "terrace" | "block" | "public" | "hotel" | "flagship";

export type DemoProject = {
  company: string;
  name: string;
  postalCode: string;
  city: string;
  customer: string;
  mail: string | null;
  /** Days from the day of seeding. Null means no end date. */
  start: number;
  end: number | null;
  building: DemoBuilding;
  state: DemoState;
  archived: boolean;
};

/** A project's values in the column order of the companies' lists. */
export type ProjectRow = [
  name: string,
  postalCode: string,
  city: string,
  customer: string,
  mail: string | null,
  start: number,
  end: number | null,
  building: DemoBuilding,
  state: DemoState,
];
