import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { countTry } from "../cognito/attempts.ts";
import { networkOf } from "../cognito/callOrigin.ts";
import { ApiError } from "../errors.ts";
import type { Services } from "../http/operation.ts";
import { knownLanguage, type Language } from "../i18n/language.ts";
import { escapeHtml } from "../mail/Mail.ts";
import { page } from "../mail/outboxHtml.ts";
import { type UnsubscribeTexts, unsubscribeTexts } from "./unsubscribeTexts.ts";
import { switchOff } from "./weeklyMailSetting.ts";
import { loadTokenKey, readWeeklyMailToken } from "./weeklyMailToken.ts";

type PageRequest = FastifyRequest<{ Querystring: { token?: string } }>;

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; frame-ancestors 'none'";
/** The limit for requests with a forged link. Valid links have no limit, because mail programs may repeat requests. */
const forged = { limit: 30, windowSeconds: 3_600 };

/** Serves the link to unsubscribe (RFC 8058). GET changes nothing, because programs follow links by themselves. */
export async function unsubscribePages(app: FastifyInstance, { db }: Services): Promise<void> {
  const key = await loadTokenKey(db);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, _body, done) => done(null, undefined));

  const loadReader = async ({ query }: PageRequest) => {
    const subscriber = readWeeklyMailToken(key, String(query.token ?? ""));
    const person = subscriber && (await loadPerson(subscriber));
    return subscriber && person ? { ...subscriber, ...person } : null;
  };
  const loadPerson = ({ companyId, userId }: { companyId: string; userId: string }) =>
    db
      .selectFrom("app_user")
      .innerJoin("company", "company.id", "app_user.company_id")
      .select(["app_user.language", "company.name as companyName"])
      .where("app_user.company_id", "=", companyId)
      .where("app_user.id", "=", userId)
      .executeTakeFirst();
  const refuse = async (request: PageRequest, reply: FastifyReply) => {
    const language = knownLanguage(request.headers["accept-language"]?.split(",")[0]);
    const refusal = (retryAfter: number) =>
      new ApiError(429, "RATE_LIMITED", "Too many links were tried.", { retryAfter });
    const status = await countTry(db, `unsubscribe ${networkOf(request.ip)}`, forged, refusal).then(
      () => 404,
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        reply.header("retry-after", error.retryAfter);
        return error.status;
      },
    );
    return send(reply.status(status), language, ({ invalid, tooMany }) =>
      paragraph(status === 404 ? invalid : tooMany),
    );
  };

  app.get("/unsubscribe", async (request: PageRequest, reply) => {
    const reader = await loadReader(request);
    if (!reader) return refuse(request, reply);
    return send(reply, reader.language, ({ question, button }) =>
      [
        paragraph(question(reader.companyName)),
        `<form method="post"><button type="submit">${escapeHtml(button)}</button></form>`,
      ].join("\n"),
    );
  });

  app.post("/unsubscribe", async (request: PageRequest, reply) => {
    const reader = await loadReader(request);
    if (!reader) return refuse(request, reply);
    await switchOff(db, reader);
    return send(reply, reader.language, ({ done }) => paragraph(done(reader.companyName)));
  });
}

function send(reply: FastifyReply, language: Language, write: (texts: UnsubscribeTexts) => string): FastifyReply {
  const texts = unsubscribeTexts[language];
  return reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", policy)
    .header("x-robots-tag", "noindex")
    .send(page(texts.title, `<h1>${escapeHtml(texts.title)}</h1>\n${write(texts)}`, language));
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
