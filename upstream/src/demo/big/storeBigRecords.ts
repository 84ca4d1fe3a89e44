import { sql, type Transaction } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { stepCatalogue } from "../../step/stepCatalogue.ts";
import type { Storage } from "../../storage/createStorage.ts";
import { storePictures } from "../pictures/storePictures.ts";
import type { BigCompany } from "./storeBigCompany.ts";

const photoName = "Golv.jpg";
const photoId = sql`md5('storgolv photo ' || installation.id)::uuid::text`;

export async function storeBigRecords(trx: Transaction<Tables>, storage: Storage, company: BigCompany): Promise<void> {
  await storeProducts(trx, company);
  await sql`analyze installed_product`.execute(trx);
  await storePhotos(trx, storage, company);
  await sql`analyze file`.execute(trx);
  const steps = stepCatalogue.flatMap(({ stepLabel, asks }) =>
    asks.resistance ? [{ stepLabel, photo: asks.resistance.required.includes("attachments") }] : [],
  );
  for (const [index, step] of steps.entries()) {
    await storeReadings(trx, company, { ...step, days: index * 9 });
    await sql`analyze recording`.execute(trx);
  }
}

async function storeProducts(trx: Transaction<Tables>, { companyId }: BigCompany): Promise<void> {
  await sql`
    insert into installed_product (company_id, id, installation_id, product_id, cable_marking, position, created_at)
    select installation.company_id, md5('storgolv product ' || installation.id)::uuid::text, installation.id,
      fixed.ids[1 + abs(hashtext(installation.id)) % cardinality(fixed.ids)], 'FC-' || left(installation.id, 5), 0,
      installation.created_at
    from installation
    cross join (select array_agg(id order by id) as ids from product where recipe is null) fixed
    where installation.company_id = ${companyId}`.execute(trx);
}

async function storePhotos(trx: Transaction<Tables>, storage: Storage, { companyId }: BigCompany): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into file (company_id, id, kind, installation_id, file_name, content_type, created_at, stored_at, kept_at)
    select company_id, ${photoId}, 'attachment', id, ${photoName}, 'image/jpeg', created_at, completed_at, completed_at
    from installation where company_id = ${companyId} and completed_at is not null
    returning id`.execute(trx);
  const pictures = rows.map(({ id }) => ({ fileId: id, companyKey: "storgolv", picture: "mat" as const }));
  const [picture] = (await storePictures(storage, pictures)).values();
  await trx
    .updateTable("file")
    .set({ size: picture?.size ?? null, sha256: picture?.sha256 ?? null })
    .where("company_id", "=", companyId)
    .execute();
}

async function storeReadings(
  trx: Transaction<Tables>,
  { companyId }: BigCompany,
  step: { stepLabel: string; photo: boolean; days: number },
): Promise<void> {
  const photo = sql`jsonb_build_object('attachments', jsonb_build_array(
    jsonb_build_object('fileId', ${photoId}, 'fileName', ${photoName}::text)))`;
  await sql`
    insert into recording (company_id, measurement_id, step_label, data, recorded_at, recorded_by)
    select installation.company_id, installed.id, ${step.stepLabel},
      jsonb_build_object('insulation', '>1000', 'resistance',
        round((product.resistance * (0.98 + abs(hashtext(installed.id)) % 70 / 1000.0))::numeric, 1))
        || ${step.photo ? photo : sql`'{}'::jsonb`},
      least(installation.created_at + make_interval(days => ${step.days}::int), installation.completed_at),
      installation.installer_id
    from installation
    join installed_product installed
      on installed.company_id = installation.company_id and installed.installation_id = installation.id
    join product on product.id = installed.product_id
    where installation.company_id = ${companyId} and installation.completed_at is not null`.execute(trx);
}
