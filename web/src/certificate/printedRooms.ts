import type {
  MatrixEntry,
  MatrixLimits,
  MatrixProduct,
  MatrixRoom,
  MatrixStep,
  MatrixValue,
} from "../matrix/matrixRoom.ts";
import { storedReading } from "../reading/reading.ts";
import { judgeReading } from "../reading/verdict.ts";
import type { VerifiedRooms_certificate$data } from "./__generated__/VerifiedRooms_certificate.graphql.ts";

type Rooms = NonNullable<VerifiedRooms_certificate$data["rooms"]>;
type Product = Rooms[number]["products"][number];
type Step = NonNullable<Product["steps"]>[number];

export type PrintedRoom = MatrixRoom & { photoUrl: string | null; photoThumbnailUrl: string | null };

/** The rooms of a certificate, with the step titles of `titleOf`. Titles repeat, so a room's place is its id. */
export function printedRooms(rooms: Rooms, titleOf: (step: MatrixStep) => string): PrintedRoom[] {
  return rooms.map(({ title, photoUrl, photoThumbnailUrl, products }, place) => ({
    id: String(place),
    title,
    photoUrl: photoUrl ?? null,
    photoThumbnailUrl: photoThumbnailUrl ?? null,
    steps: stepsOf(products).map((step) => ({ ...step, title: titleOf(step) })),
    products: products.map((product, at) => toProduct(product, String(at))),
  }));
}

function stepsOf(products: readonly Product[]): MatrixStep[] {
  const measured = products.flatMap(({ steps }) => (steps ?? []).filter(isMeasured));
  return [...new Map(measured.map(({ label, title }) => [label, { label, title }])).values()];
}

const isMeasured = ({ resistance, insulation, current, temperature }: Step) =>
  Boolean(resistance ?? insulation ?? current ?? temperature);

/** Resistance and insulation are judged by the printed limits. The other quantities have no limits. */
function toProduct({ title, steps, resistance, insulation }: Product, id: string): MatrixProduct {
  const none = { minimum: null, maximum: null, lowerLimit: null };
  const { minimum = null, maximum = null } = resistance ?? {};
  const ofResistance: MatrixLimits = { ...none, quantity: "RESISTANCE", minimum, maximum };
  const ofInsulation: MatrixLimits = { ...none, quantity: "INSULATION", lowerLimit: insulation?.minimum ?? null };
  const judged = (limits: MatrixLimits, printed: Step["resistance"]): MatrixValue[] => {
    if (!printed) return [];
    const { quantity } = limits;
    const reading = storedReading(printed);
    return [{ quantity, reading, verdict: judgeReading(quantity, reading, limits) }];
  };
  const toEntry = (step: Step): MatrixEntry => ({
    values: [
      ...judged(ofResistance, step.resistance),
      ...judged(ofInsulation, step.insulation),
      ...judged({ ...none, quantity: "CURRENT" }, step.current),
      ...judged({ ...none, quantity: "TEMPERATURE" }, step.temperature),
    ],
    isWaterSurrounded: null,
    files: [],
    requiresPhoto: false,
    lacksPhoto: false,
    day: null,
    person: null,
  });
  return {
    id,
    title,
    facts: "",
    limits: [ofResistance, ofInsulation],
    entries: new Map((steps ?? []).filter(isMeasured).map((step) => [step.label, toEntry(step)])),
  };
}
