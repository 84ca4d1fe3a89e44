import type { FastifyInstance } from "fastify";
import type { Services } from "../context.ts";
import { readReports } from "./readReports.ts";

/** What policies name the endpoint by, in their `report-to` and in their `report-uri`. */
export const reportGroup = "csp";
export const reportPath = "/csp-reports";
const mediaTypes = ["application/reports+json", "application/csp-report"];
const mostBodyBytes = 16 * 1024;
const minute = 60_000;
const most = { ofAddress: 10, ofAll: 100 };

/**
 * Where browsers tell what the content security policy kept away from a page: a line in the log for each, ten a minute of one address
 * and a hundred of all. Anybody can send anything here, so more than that, and what is no report, is dropped without a word.
 */
export async function reportEndpoint(app: FastifyInstance, { log, store }: Services): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    mediaTypes,
    { parseAs: "string", bodyLimit: mostBodyBytes },
    app.getDefaultJsonParser("remove", "remove"),
  );
  app.post(reportPath, { bodyLimit: mostBodyBytes }, async (request, reply) => {
    for (const report of readReports(request.body)) {
      if (await isTooMany(request.ip)) break;
      log.warn({ requestId: request.id, csp: report }, "a browser kept something away from a page");
    }
    return reply.header("cache-control", "no-store").code(204).send();
  });

  async function isTooMany(address: string): Promise<boolean> {
    const ofAddress = await store.count(`csp:${address}`, minute);
    if (ofAddress.count > most.ofAddress) return true;
    return (await store.count("csp", minute)).count > most.ofAll;
  }
}
