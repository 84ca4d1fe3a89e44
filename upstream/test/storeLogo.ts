import { randomUUID } from "node:crypto";
import type { Services } from "../src/http/operation.ts";

export async function storeLogo({ db, storage }: Services, company_id: string, size: number): Promise<void> {
  const file = { company_id, id: randomUUID(), file_name: "a.png", content_type: "image/png", size };
  const stored = { ...file, print_id: file.id, kind: "logo" as const, created_at: new Date(), stored_at: new Date() };
  await db.insertInto("file").values(stored).execute();
  await storage.write(file.id, Buffer.alloc(size, "x"));
  await db.updateTable("company").set({ logo_file_id: file.id }).where("id", "=", company_id).execute();
}
