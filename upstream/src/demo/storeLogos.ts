import type { Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { withNextVersion } from "../database/withNextVersion.ts";
import type { Storage } from "../storage/createStorage.ts";
import { demoCompanies } from "./data/demoCompanies.ts";
import { demoId } from "./data/seeded.ts";
import { readPicture } from "./pictures/storePictures.ts";
import { companyId } from "./rows/addCompany.ts";

/** Runs in the seeding transaction and without a thread, because it draws only two small pictures. */
export async function storeLogos(trx: Transaction<Tables>, storage: Storage, storedAt: Date): Promise<void> {
  const { default: rasterizeLogo } = await import("../storage/rasterizeLogo.ts");
  for (const { key, hasLogo } of demoCompanies) {
    if (!hasLogo) continue;
    const bytes = await readPicture(`logo-${key}.svg`);
    const file = { company_id: companyId(key), id: demoId("logo", key), file_name: `${key}.svg`, size: bytes.length };
    const png = Buffer.from(rasterizeLogo({ bytes, contentType: "image/svg+xml" }));
    const print = { ...file, id: demoId("logo print", key), file_name: "logo.png", size: png.length };
    await storage.write(file.id, bytes);
    await storage.write(print.id, png);
    const kept = { kind: "logo" as const, created_at: storedAt, stored_at: storedAt };
    await trx
      .insertInto("file")
      .values([
        { ...file, ...kept, content_type: "image/svg+xml", print_id: print.id },
        { ...print, ...kept, content_type: "image/png" },
      ])
      .execute();
    await trx
      .updateTable("company")
      .set(withNextVersion({ logo_file_id: file.id }))
      .where("id", "=", file.company_id)
      .execute();
  }
}
