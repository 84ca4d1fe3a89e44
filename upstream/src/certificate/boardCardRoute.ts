import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { notFound } from "../errors.ts";
import { dayInLanguage } from "../i18n/country.ts";
import type { Storage } from "../storage/createStorage.ts";
import type { Threads } from "../threads/createThreads.ts";
import { certificateUrl } from "./certificateStatus.ts";
import type { CertificateSnapshot } from "./pdf/certificateSnapshot.ts";
import type { BoardCard } from "./pdf/drawBoardCards.ts";
import { boardCardTexts } from "./texts/boardCardTexts.ts";
import { findByCode } from "./verifyCertificate.ts";

type Services = {
  db: Kysely<Tables>;
  storage: Storage;
  threads: Threads;
  config: { webUrl: string };
};

type CardRequest = {
  Params: { code: string };
  Querystring: { expires?: string; signature?: string };
};

const worker = new URL("./pdf/drawBoardCards.ts", import.meta.url);

/** Draws the card for the distribution board. The link is signed, because the printed code must not reveal the site. */
export async function boardCardRoute(app: FastifyInstance, { db, storage, threads, config }: Services): Promise<void> {
  app.get<CardRequest>("/files/board-card/:code", async ({ params: { code }, query }, reply) => {
    const { expires = "", signature = "" } = query;
    if (!storage.isSigned("GET", `board-card/${code}`, expires, signature)) throw notFound();
    const certificate = await findByCode(db, code)
      .select(["code", "snapshot", "company.phone_number", "withdrawn_at"])
      .executeTakeFirst();
    if (!certificate || certificate.withdrawn_at) throw notFound();
    const snapshot = certificate.snapshot as CertificateSnapshot;
    const card = {
      ...{ snapshot, code, url: certificateUrl(config, code), phone: certificate.phone_number || null },
      printedDay: dayInLanguage(snapshot.language, new Date()),
    };
    const bytes = await threads.run<BoardCard, Uint8Array<ArrayBuffer>>(worker, card);
    const name = encodeURIComponent(`${boardCardTexts[snapshot.language].fileName} ${snapshot.number}.pdf`);
    return reply
      .type("application/pdf")
      .header("content-disposition", `inline; filename*=UTF-8''${name}`)
      .header(
        "content-security-policy",
        "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'",
      )
      .header("x-content-type-options", "nosniff")
      .header("referrer-policy", "no-referrer")
      .header("cache-control", "private, no-store")
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
}
