import type { Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Storage } from "../storage/createStorage.ts";
import { demoCompanies } from "./data/demoCompanies.ts";
import { demoId } from "./data/seeded.ts";
import { readPicture } from "./pictures/storePictures.ts";
import { companyId } from "./rows/addCompany.ts";

export async function storeLogos(trx: Transaction<Tables>, storage: Storage, storedAt: Date): Promise<void> {
  for (const { key, hasLogo } of demoCompanies) {
    if (!hasLogo) continue;
    const bytes = await readPicture(`logo-${key}.svg`);
    const file = { company_id: companyId(key), id: demoId("logo", key), file_name: `${key}.svg`, size: bytes.length };
    await storage.write(file.id, bytes);
    await trx
      .insertInto("file")
      .values({ ...file, kind: "logo", content_type: "image/svg+xml", created_at: storedAt, stored_at: storedAt })
      .execute();
    await trx.updateTable("company").set({ logo_file_id: file.id }).where("id", "=", file.company_id).execute();
  }
}
