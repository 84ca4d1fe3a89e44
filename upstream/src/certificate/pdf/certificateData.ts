import { readFileSync } from "node:fs";
import { judgeReading, type Quantity } from "../../step/judgeReading.ts";
import type { FileLine } from "../../step/measuredWith.ts";
import { certificateTextsIn } from "../texts/certificateTextsIn.ts";
import type {
  CertificateSnapshot,
  CertifiedDeclaration,
  CertifiedInstrument,
  CertifiedRoom,
  CertifiedStep,
  FormerlyOutside,
  NationalRecord,
  PrintedPhoto,
} from "./certificateSnapshot.ts";
import { issuer } from "./drawHeading.ts";
import { recordLacks } from "./recordLacks.ts";

/** The schema's version. A later version only adds fields. */
const version = 7;
const units: Partial<Record<Quantity, string>> = {
  ...{ resistance: "ohm", insulation: "megohm", current: "ampere", temperature: "celsius" },
};
const schema = readFileSync(new URL("./certificate.schema.json", import.meta.url));

export function attachData(
  doc: PDFKit.PDFDocument,
  snapshot: CertificateSnapshot,
  photos: ReadonlyMap<string, PrintedPhoto>,
): void {
  const at = new Date(snapshot.issuedAt);
  const attach = (name: string, description: string, bytes: Buffer) =>
    doc.file(bytes, {
      ...{ name, description, type: "application/json", relationship: "Data", creationDate: at, modifiedDate: at },
    });
  const data = `${JSON.stringify(certificateData(snapshot, photos), null, 2)}\n`;
  attach("certificate.json", "The certificate as data", Buffer.from(data));
  attach("certificate.schema.json", "JSON Schema of certificate.json", schema);
}

export function certificateData(
  { rooms, company, customer, project, rules, nationalRecord, ...snapshot }: CertificateSnapshot,
  photos: ReadonlyMap<string, PrintedPhoto>,
) {
  const { language, number, code, issuedAt, validFrom, validUntil, validYears, senderName, installerNames } = snapshot;
  const { replaces = [] } = snapshot;
  return {
    version,
    ...(rules !== undefined && { rules }),
    ...{ number, code, replaces, issuer, language, issuedAt, validFrom, validUntil, validYears },
    company: { name: company.name, registrationNumber: company.orgNumber, city: company.city },
    customer,
    project,
    issuedBy: senderName,
    installers: installerNames,
    rooms: rooms.map(({ title, hasPhotos, products, declaration }) => ({
      title,
      hasPhotos,
      declaration: toDeclaration(declaration),
      products: products.map(({ steps, isInsulated = false, ...product }) => ({
        ...product,
        isInsulated,
        steps: steps.map((step) => toStep(step, photos)),
      })),
    })),
    terms: certificateTextsIn(language).termsText,
    nationalRecord: toNational(nationalRecord, rooms),
  };
}

function toNational(record: NationalRecord | undefined, rooms: CertifiedRoom[]) {
  if (!record) return null;
  const { country, headOfWorks, workKind = null, statement, standards, firm, period } = record;
  const told = { country, headOfWorks, workKind, statement, standards, firm, period };
  return { ...told, lacks: recordLacks(record, rooms) };
}

function toDeclaration(declaration: CertifiedDeclaration | undefined) {
  if (!declaration) return null;
  const { person, at, signed } = declaration;
  return { declaredBy: person, declaredAt: at, signed: signed && { ...signed, hashes: signed.hashes ?? "" } };
}

type Told = { instrument: CertifiedInstrument | null; testVoltage: number | null; file?: FileLine | null };

function toInstrument({ number, maker, model, serialNumber, ...calibration }: CertifiedInstrument) {
  const { calibratedOn, validUntil, overdue } = calibration;
  return { mark: `M${number}`, maker, model, serialNumber, calibratedOn, validUntil, isOverdue: overdue };
}

const toFile = ({ fileName, sha256, line, text }: FileLine) => ({ fileName, sha256, line, text });

function toStep(
  { label, title, day, person, asked, values, measuredWith = {}, photos = [], wasOutside = [] }: CertifiedStep,
  printed: ReadonlyMap<string, PrintedPhoto>,
) {
  const quantities = Object.keys({ ...asked, ...values }) as Quantity[];
  return {
    ...{ label, title, day, person },
    values: quantities.map((quantity) => {
      const { minimum = null, maximum = null } = asked[quantity] ?? {};
      const value = values[quantity] ?? null;
      const verdict = judgeReading(quantity, values[quantity], asked[quantity]);
      const former = wasOutside.find((found) => found.quantity === quantity);
      const told = (measuredWith as Partial<Record<Quantity, Told>>)[quantity];
      const { instrument = null, testVoltage = null, file = null } = told ?? {};
      const shown = { instrument: instrument && toInstrument(instrument), testVoltage, file: file && toFile(file) };
      const judged = { value, minimum, maximum, verdict, wasOutside: toFormer(former) };
      return { quantity, unit: units[quantity] ?? null, ...judged, ...shown };
    }),
    photos: photos.map(({ fileId, fileName }) => {
      const { sha256 = null, chosenSha256 = null, takenAt = null, origin = null } = printed.get(fileId) ?? {};
      return { fileName, sha256, chosenSha256, takenAt, origin };
    }),
  };
}

function toFormer(found: FormerlyOutside | undefined) {
  if (!found) return null;
  const { quantity: _, ...former } = found;
  return former;
}
