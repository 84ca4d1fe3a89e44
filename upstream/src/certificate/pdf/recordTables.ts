import { judgeReading, type Quantity, type Verdict, worstVerdict } from "../../step/judgeReading.ts";
import type { CertificateSnapshot, CertifiedProduct, CertifiedRoom, CertifiedStep } from "./certificateSnapshot.ts";

/** A table for rooms whose products have the same steps, with one column per step. */
export type RecordTable = {
  steps: { label: string; title: string }[];
  rooms: RecordRoom[];
};

export type RecordRoom = {
  title: string;
  lines: RecordLine[];
  measured: { day: string | null; person: string | null }[];
};

export type RecordLine = {
  /** The product's name on its first line, in a room with several. */
  product: string | null;
  quantity: Quantity;
  limits: { minimum?: number; maximum?: number };
  readings: { value: CertifiedStep["values"][Quantity]; verdict: Verdict; asked: boolean }[];
  verdict: Verdict;
};

const quantities: Quantity[] = ["resistance", "insulation", "current", "temperature", "isWaterSurrounded"];

export function recordTables({ rooms }: Pick<CertificateSnapshot, "rooms">): RecordTable[] {
  const tables = new Map<string, RecordTable>();
  for (const room of rooms) {
    for (const [key, products] of Map.groupBy(room.products, ({ steps }) => steps.map(({ label }) => label).join())) {
      const steps = products[0]?.steps.map(({ label, title }) => ({ label, title })) ?? [];
      const table = tables.get(key) ?? { steps, rooms: [] };
      table.rooms.push(recordRoom(room, products));
      tables.set(key, table);
    }
  }
  return [...tables.values()];
}

/** Whether all rooms were measured on the same days by the same people: one line then says so for all. */
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
  const lines = products.flatMap((product) => recordLines(product, room.products.length > 1));
  return { title: room.title, lines, measured };
}

/** "In water" is optional: leave the row out when it was not answered. */
function isPrinted(quantity: Quantity, { values }: CertifiedStep): boolean {
  return quantity !== "isWaterSurrounded" || values.isWaterSurrounded !== undefined;
}

function recordLines({ title, steps }: CertifiedProduct, named: boolean): RecordLine[] {
  const asked = quantities.filter((quantity) =>
    steps.some((step) => step.asked[quantity] && isPrinted(quantity, step)),
  );
  return asked.map((quantity, index) => {
    const readings = steps.map(({ asked, values }) => ({
      value: values[quantity],
      verdict: judgeReading(quantity, values[quantity], asked[quantity]),
      asked: asked[quantity] !== undefined,
    }));
    const limits = steps.find((step) => step.asked[quantity])?.asked[quantity] ?? {};
    const product = named && index === 0 ? title : null;
    return { product, quantity, limits, readings, verdict: worstVerdict(readings.map(({ verdict }) => verdict)) };
  });
}

/** Short signs for the people of a record, all different: `ES`, `JB`, `ES2`. */
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
