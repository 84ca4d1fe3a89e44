import type { Kysely } from "kysely";
import { loadConfirmations } from "../database/standardsConfirmations.ts";
import type { Tables } from "../database/tables.ts";
import { loadStepRecorders } from "../history/chain/loadStepRecorders.ts";
import { companyLanguage, dayInCountry } from "../i18n/country.ts";
import { byTitle, type Language } from "../i18n/language.ts";
import { findMissing } from "../step/findMissing.ts";
import { rulesVersion } from "../step/judgeReading.ts";
import { type InstallationContents, loadInstallationContents } from "../step/loadInstallationContents.ts";
import { certifiedRoom } from "./certifiedRoom.ts";
import { loadDeclarations } from "./loadDeclarations.ts";
import type { TreeFolder, TreeInstallation } from "./loadProjectTree.ts";
import { nationalRecordOf } from "./nationalRecord.ts";
import type { CertificateSnapshot } from "./pdf/certificateSnapshot.ts";
import { loadWithdrawn } from "./replacements.ts";
import { pickedDay, validUntil } from "./validity.ts";
import { loadTerms, warrantyOf } from "./warrantyTerms.ts";

export type IssueContext = {
  companyId: string;
  projectId: string;
  senderId: string;
  activationDate: Date;
  issuedAt: Date;
};

export async function takeSnapshots(
  db: Kysely<Tables>,
  context: IssueContext,
  folders: TreeFolder[],
): Promise<CertificateSnapshot[]> {
  const { company, project, sender } = await loadParties(db, context);
  const installations = folders.flatMap(toBeActivated);
  const allContents = await loadInstallationContents(
    db,
    context.companyId,
    installations.map(({ id }) => id),
  );
  await nameRecorders(db, context.companyId, [...allContents.values()]);
  const shared = {
    language: companyLanguage(company.country),
    number: null,
    code: null,
    issuedAt: context.issuedAt.toISOString(),
    issuedDay: dayInCountry(company.country, context.issuedAt),
    validFrom: pickedDay(context.activationDate),
    customer: { name: project.customer, email: project.customer_email },
    company: {
      name: company.name,
      orgNumber: company.org_number,
      city: company.city,
      ...(company.print_id !== null && { logoId: company.print_id }),
    },
    rules: rulesVersion,
    senderName: `${sender.first_name} ${sender.last_name}`,
  };
  const compare = byTitle(shared.language);
  const ids = installations.map(({ id }) => id);
  const withdrawn = await loadWithdrawn(db, context.companyId, ids);
  const { country } = company;
  const declarations = await loadDeclarations(db, { companyId: context.companyId, country }, ids);
  const confirmations = company.record_country ? await loadConfirmations(db, context.companyId) : [];
  const terms = await loadTerms(db);
  const termOf = (folder: TreeFolder) => {
    const rooms = toBeActivated(folder).flatMap(({ id }) => allContents.get(id) ?? []);
    const { years } = warrantyOf(
      terms,
      rooms.map((contents) => ({ contents, missing: findMissing(contents, shared.language) })),
      { country: company.country, day: shared.validFrom },
    );
    return { validUntil: pickedDay(validUntil(context.activationDate, years)), validYears: years };
  };
  const roomsIn = (folder: TreeFolder, language: Language) =>
    toBeActivated(folder)
      .toSorted(compare)
      .map(({ id, title }) => {
        const contents = allContents.get(id) ?? { products: [], recordings: [] };
        const declaration = declarations.get(id);
        return { ...certifiedRoom(title, contents, language, country), ...(declaration && { declaration }) };
      });
  return folders.map((folder) => {
    const rooms = roomsIn(folder, shared.language);
    return {
      ...shared,
      ...termOf(folder),
      ...replacesOf(toBeActivated(folder), withdrawn),
      project: {
        name: project.name,
        folder: folder.isRoot ? "" : folder.name,
        postalCode: project.postal_code,
        city: project.city,
      },
      installerNames: [...new Set(toBeActivated(folder).map(({ installerName }) => installerName))],
      rooms,
      ...nationalRecordOf(
        { ...company, confirmations, work_kind: project.work_kind },
        { ...shared, rooms },
        (language) => roomsIn(folder, language),
      ),
    };
  });
}

export function toBeActivated({ installations }: TreeFolder): TreeInstallation[] {
  return installations.filter(({ activatedAt }) => activatedAt === null);
}

function replacesOf(
  rooms: TreeInstallation[],
  withdrawn: Awaited<ReturnType<typeof loadWithdrawn>>,
): Pick<CertificateSnapshot, "replaces"> {
  const numbers = new Set(rooms.flatMap(({ id }) => withdrawn.get(id)?.number ?? []));
  return numbers.size > 0 ? { replaces: [...numbers].toSorted() } : {};
}

/** Sets in each recording who last changed a value and when, because its author may only have added a photo. */
export async function nameRecorders(
  db: Kysely<Tables>,
  companyId: string,
  allContents: InstallationContents[],
): Promise<void> {
  const recordings = allContents.flatMap((contents) => contents.recordings);
  const measurementIds = [...new Set(recordings.map(({ measurementId }) => measurementId))];
  const keyOf = (step: { measurementId: string; stepLabel: string }) => `${step.measurementId} ${step.stepLabel}`;
  const recorders = await loadStepRecorders(db, companyId, measurementIds);
  const byStep = new Map(recorders.map((recorder) => [keyOf(recorder), recorder]));
  for (const recording of recordings) Object.assign(recording, byStep.get(keyOf(recording)));
}

async function loadParties(db: Kysely<Tables>, { companyId, projectId, senderId }: IssueContext) {
  const company = db
    .selectFrom("company")
    .selectAll("company")
    .leftJoin("file as logo", (join) =>
      join.onRef("logo.company_id", "=", "company.id").onRef("logo.id", "=", "company.logo_file_id"),
    )
    .select("logo.print_id")
    .where("company.id", "=", companyId);
  const project = db.selectFrom("project").selectAll().where("company_id", "=", companyId).where("id", "=", projectId);
  const sender = db.selectFrom("app_user").selectAll().where("company_id", "=", companyId).where("id", "=", senderId);
  return {
    company: await company.executeTakeFirstOrThrow(),
    project: await project.executeTakeFirstOrThrow(),
    sender: await sender.executeTakeFirstOrThrow(),
  };
}
