import type { Kysely } from "kysely";
import type { components } from "../__generated__/contract.ts";
import { lockCompany } from "../database/locks.ts";
import { loadConfirmations } from "../database/standardsConfirmations.ts";
import type { Tables } from "../database/tables.ts";
import { withNextVersion } from "../database/withNextVersion.ts";
import { adminOnly, validationFailed } from "../errors.ts";
import { changesOf, eventIfChanged } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import { assertIfMatch } from "../http/etag.ts";
import type { Handler } from "../http/operation.ts";
import type { Storage } from "../storage/createStorage.ts";
import { companyFields } from "./companyFields.ts";
import { withdrawConfirmations } from "./confirmStandards.ts";
import { toCompany } from "./getCompany.ts";
import { requirePlainNames } from "./requirePlainNames.ts";
import { releaseWaiting, requireReviewer } from "./reviewSetting.ts";

type Change = components["schemas"]["CompanyChange"];

export const updateCompany: Handler<"updateCompany"> = async ({ db, storage, viewer, source, body, ifMatch }) => {
  const { companyId } = viewer;
  const changesMore = Object.keys(body).some((key) => key !== "logo");
  if (changesMore && !viewer.isAdmin)
    throw adminOnly("Only an admin may change the company's details; the logo anyone may.");
  requirePlainNames({ name: body.name });
  const company = await db.transaction().execute(async (trx) => {
    const before = await lockCompany(trx, companyId);
    await assertIfMatch(ifMatch, before, [trx, { companyId, kind: "company" }]);
    const logoFileId = body.logo && (await findLogo(trx, storage, companyId, body.logo));
    const after = await trx
      .updateTable("company")
      .set(withNextVersion({ ...toColumns(body), logo_file_id: logoFileId }))
      .where("id", "=", companyId)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (after.review_required && !before.review_required) await requireReviewer(trx, companyId);
    if (before.review_required && !after.review_required) await releaseWaiting(trx, companyId);
    const withdrawn = body.nationalRecord === null ? await withdrawConfirmations(trx, companyId) : [];
    const confirmations = await loadConfirmations(trx, companyId);
    const changes = [...changesOf(companyFields(before), companyFields(after)), ...withdrawn];
    await writeHistory(trx, source, eventIfChanged({ action: "company.changed", changes }));
    return { ...after, confirmations };
  });
  return { status: 200, body: toCompany(company, storage), version: company.version };
};

function toColumns(body: Change) {
  return {
    name: body.name?.trim(),
    org_number: body.orgNumber?.trim(),
    address: body.address?.trim(),
    city: body.city?.trim(),
    postal_code: body.postalCode?.trim(),
    phone_number: body.phoneNumber?.trim(),
    email: body.email?.trim(),
    website: body.website === undefined ? undefined : body.website?.trim() || null,
    country: body.country,
    review_required: body.reviewRequired,
    signs_declarations: body.signsDeclarations,
    ...(body.nationalRecord !== undefined && toRecordColumns(body.nationalRecord)),
  };
}

function toRecordColumns(record: Change["nationalRecord"]) {
  const { name, qualification, phone, email } = record?.headOfWorks ?? {};
  const typed = (text: string | null | undefined) => text?.trim() || null;
  return {
    record_country: record?.country ?? null,
    record_statement: typed(record?.statement),
    head_name: typed(name),
    head_qualification: typed(qualification),
    head_phone: typed(phone),
    head_email: typed(email),
  };
}

async function findLogo(trx: Kysely<Tables>, storage: Storage, companyId: string, url: string): Promise<string> {
  const fileId = storage.fileIdOf(url);
  const file =
    fileId &&
    (await trx
      .selectFrom("file")
      .select("id")
      .where("company_id", "=", companyId)
      .where("id", "=", fileId)
      .where("kind", "=", "logo")
      .where("stored_at", "is not", null)
      .executeTakeFirst());
  if (file) return file.id;
  throw validationFailed([{ field: "logo", code: "FIELD_VALUE", message: "No logo was uploaded to this address." }]);
}
