import { judgeReading, type Quantity, type Verdict, worstVerdict } from "../../step/judgeReading.ts";
import type {
  CertificateSnapshot,
  CertifiedPhoto,
  CertifiedProduct,
  CertifiedRoom,
  CertifiedStep,
  FormerlyOutside,
} from "./certificateSnapshot.ts";

/** A table of rooms whose products have the same steps, with a column for each step. */
export type RecordTable = {
  steps: { label: string; title: string }[];
  quantities: Quantity[];
  /** The index of the step at which most products have photos; null without photos. Only its photos are shown. */
  photoStep: number | null;
  rooms: RecordRoom[];
};

export type RecordRoom = {
  title: string;
  rows: RecordRow[];
  measured: { day: string | null; person: string | null }[];
};

export type RecordRow = {
  product: string;
  number: string | null;
  marking: string | null;
  lines: RecordLine[];
  photos: CertifiedPhoto[][];
  /** The number of the note about values outside the limits of the former product. */
  note?: number;
};

export type RecordLine = {
  quantity: Quantity;
  limits: { minimum?: number; maximum?: number };
  readings: { value: CertifiedStep["values"][Quantity]; verdict: Verdict; asked: boolean; former?: FormerlyOutside }[];
  verdict: Verdict;
};

const quantities: Quantity[] = ["resistance", "insulation", "current", "temperature", "isWaterSurrounded"];

export function recordTables({ rooms }: Pick<CertificateSnapshot, "rooms">): RecordTable[] {
  const tables = new Map<string, Pick<RecordTable, "steps" | "rooms">>();
  for (const room of rooms) {
    for (const [key, products] of Map.groupBy(room.products, ({ steps }) => steps.map(({ label }) => label).join())) {
      const steps = products[0]?.steps.map(({ label, title }) => ({ label, title })) ?? [];
      const table = tables.get(key) ?? { steps, rooms: [] };
      table.rooms.push(recordRoom(room, products));
      tables.set(key, table);
    }
  }
  numberNotes([...tables.values()].flatMap((table) => table.rooms.flatMap((room) => room.rows)));
  return [...tables.values()].map((table) => {
    const rows = table.rooms.flatMap((room) => room.rows);
    const shown = new Set(rows.flatMap(({ lines }) => lines.map(({ quantity }) => quantity)));
    return {
      ...table,
      quantities: quantities.filter((quantity) => shown.has(quantity)),
      photoStep: photoStepOf(table.steps, rows),
    };
  });
}

function numberNotes(rows: RecordRow[]): void {
  const noted = rows.filter(({ lines }) => lines.some(({ readings }) => readings.some(({ former }) => former)));
  for (const [index, row] of noted.entries()) row.note = index + 1;
}

function photoStepOf(steps: RecordTable["steps"], rows: RecordRow[]): number | null {
  const counts = steps.map((_, index) => rows.filter(({ photos }) => photos[index]?.length).length);
  const most = Math.max(0, ...counts);
  return most === 0 ? null : counts.indexOf(most);
}

/** True if the same people measured all rooms on the same days. */
export function measuredTogether({ rooms }: RecordTable): boolean {
  return new Set(rooms.map(({ measured }) => JSON.stringify(measured))).size === 1;
}

function recordRoom(room: CertifiedRoom, products: CertifiedProduct[]): RecordRoom {
  const steps = products[0]?.steps ?? [];
  const measured = steps.map((_, index) => {
    const entries = products.map((product) => product.steps[index]).filter((step) => step?.day);
    const latest = entries.reduce((late, step) => ((step?.day ?? "") > (late?.day ?? "") ? step : late), entries[0]);
    return { day: latest?.day ?? null, person: latest?.person ?? null };
  });
  return { title: room.title, rows: products.map(recordRow), measured };
}

function recordRow({ title, number, marking, steps }: CertifiedProduct): RecordRow {
  return {
    ...{ product: title, number, marking, lines: recordLines(steps) },
    photos: steps.map(({ photos = [] }) => photos),
  };
}

function isPrinted(quantity: Quantity, { values }: CertifiedStep): boolean {
  return quantity !== "isWaterSurrounded" || values.isWaterSurrounded !== undefined;
}

function recordLines(steps: CertifiedStep[]): RecordLine[] {
  const asked = quantities.filter((quantity) =>
    steps.some((step) => step.asked[quantity] && isPrinted(quantity, step)),
  );
  return asked.map((quantity) => {
    const readings = steps.map(({ asked, values, wasOutside }) => ({
      former: wasOutside?.find((found) => found.quantity === quantity),
      value: values[quantity],
      verdict: judgeReading(quantity, values[quantity], asked[quantity]),
      asked: asked[quantity] !== undefined,
    }));
    const limits = steps.find((step) => step.asked[quantity])?.asked[quantity] ?? {};
    return { quantity, limits, readings, verdict: worstVerdict(readings.map(({ verdict }) => verdict)) };
  });
}

/** Gives each name different initials, such as `ES`, `JB` and `ES2`. */
export function initialsOf(names: string[]): Map<string, string> {
  const signs = new Map<string, string>();
  for (const name of new Set(names)) {
    const sign = name
      .split(/\s+/)
      .map((part) => [...part][0]?.toLocaleUpperCase() ?? "")
      .join("");
    const alike = [...signs.values()].filter((taken) => taken.replace(/\d+$/, "") === sign).length;
    signs.set(name, alike === 0 ? sign : `${sign}${alike + 1}`);
  }
  return signs;
}
