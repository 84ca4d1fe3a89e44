import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Threads } from "../threads/createThreads.ts";
import type { Storage } from "./createStorage.ts";
import { insertFile } from "./insertFile.ts";

type Services = {
  db: Kysely<Tables>;
  storage: Storage;
  threads: Threads;
  log: Pick<FastifyBaseLogger, "warn">;
};

type Logo = Pick<Selectable<Tables["file"]>, "company_id" | "id" | "content_type" | "print_id">;
type Task = { bytes: Uint8Array; contentType: string };

const worker = new URL("./rasterizeLogo.ts", import.meta.url);

/** An unreadable logo gets no PNG, and the company's name is shown in its place. */
export async function printLogo(services: Services, logo: Logo): Promise<void> {
  const { db, storage, threads, log } = services;
  const row = () => db.updateTable("file").where("company_id", "=", logo.company_id).where("id", "=", logo.id);
  try {
    const bytes = await storage.read(logo.id);
    const task = { bytes, contentType: logo.content_type };
    const png = Buffer.from(await threads.run<Task, Uint8Array>(worker, task));
    const id = logo.print_id ?? randomUUID();
    await storage.write(id, png);
    const file = { company_id: logo.company_id, id, kind: "logo" as const, file_name: "logo.png" };
    const kept = { content_type: "image/png", size: png.length, stored_at: new Date() };
    if (!(await insertFile(db, { ...file, ...kept })))
      await db
        .updateTable("file")
        .set({ size: png.length })
        .where("company_id", "=", file.company_id)
        .where("id", "=", id)
        .execute();
    await row().set({ print_id: id }).execute();
  } catch (error) {
    log.warn({ err: error, fileId: logo.id }, "A logo cannot be printed.");
    await row().set({ print_id: null }).execute();
  }
}

export async function printMissingLogos(services: Services): Promise<void> {
  const logos = await services.db
    .selectFrom("company")
    .innerJoin("file", (join) =>
      join.onRef("file.company_id", "=", "company.id").onRef("file.id", "=", "company.logo_file_id"),
    )
    .select(["file.company_id", "file.id", "file.content_type", "file.print_id"])
    .where("file.print_id", "is", null)
    .execute();
  for (const logo of logos) await printLogo(services, logo);
}
