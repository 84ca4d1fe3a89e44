import type { Kysely } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import type { Storage } from "../storage/createStorage.ts";
import { loadPictures } from "../storage/thumbnails.ts";
import type { CertificateSnapshot, CertifiedProduct, CertifiedRoom, CertifiedStep } from "./pdf/certificateSnapshot.ts";

type Rooms = NonNullable<components["schemas"]["VerifiedCertificate"]["rooms"]>;
type Photos = { db: Kysely<Tables>; storage: Pick<Storage, "downloadLink" | "thumbnailLink">; companyId: string };

/** Callers with the code from the mails get a link to a photo of each room. `photos` is null for other callers. */
export async function publicRooms({ rooms }: CertificateSnapshot, photos: Photos | null): Promise<Rooms> {
  const stored = photos
    ? await loadPictures(photos.db, photos.companyId, rooms.flatMap(beforeCover))
    : new Map<string, boolean>();
  return rooms.map((room) => {
    const photo = beforeCover(room).find((id) => stored.has(id));
    const photoUrl = photos && photo ? photos.storage.downloadLink(photo) : null;
    const photoThumbnailUrl = photos && photo && stored.get(photo) ? photos.storage.thumbnailLink(photo) : null;
    return { title: room.title, photoUrl, photoThumbnailUrl, products: room.products.map(toProduct) };
  });
}

/** The steps at which the cable can be seen, the last one first. */
const openSteps = ["AFTER_LAYING", "BEFORE_LAYING"];

function beforeCover({ products }: CertifiedRoom): string[] {
  const steps = products.flatMap((product) => product.steps);
  return openSteps.flatMap((label) =>
    steps.filter((step) => step.label === label).flatMap(({ photos = [] }) => photos.map(({ fileId }) => fileId)),
  );
}

function toProduct({ title, steps }: CertifiedProduct): Rooms[number]["products"][number] {
  return {
    title,
    resistance: limitsOf(steps, "resistance"),
    insulation: limitsOf(steps, "insulation"),
    steps: steps.map(({ label, title: stepTitle, values }) => ({
      label,
      title: stepTitle,
      resistance: toReading(values.resistance),
      insulation: toReading(values.insulation),
      current: toReading(values.current),
      temperature: toReading(values.temperature),
    })),
  };
}

const toReading = (value: CertifiedStep["values"]["resistance"]) =>
  typeof value === "boolean" ? null : (value ?? null);

/** All steps of a product have the same limits. */
function limitsOf(steps: CertifiedStep[], quantity: "resistance" | "insulation") {
  const asked = steps.flatMap((step) => step.asked[quantity] ?? [])[0];
  return asked ? { minimum: asked.minimum ?? null, maximum: asked.maximum ?? null } : null;
}
