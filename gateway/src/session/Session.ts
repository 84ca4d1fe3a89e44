import type { FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "../__generated__/schema.ts";
import type { CallerRates } from "../limits/callerRates.ts";
import type { TokenSource } from "../rest/client.ts";
import { clientError } from "../rest/errors.ts";
import type { RestProgramScope } from "../rest/types.ts";
import { clearSession, parseExpiry, readLanguage, writeTokens } from "./cookies.ts";
import { isRejection, reasonNotRefreshed, type UnauthenticatedReason, unauthenticatedReasons } from "./errors.ts";
import { readBearer, type SessionProgram, type SessionServices } from "./programToken.ts";
import { bearerToken } from "./requestOrigin.ts";
import type { Tokens } from "./userPool.ts";
import { knownCompany, setCompany, type VerifiedToken } from "./verifyToken.ts";

const refreshBeforeMs = 5 * 60 * 1000;

/** The session of one request. Its tokens are for REST and the user pool. */
export class Session implements TokenSource {
  readonly isBearer: boolean;
  readonly #services: SessionServices;
  readonly #reply: FastifyReply;
  #rates: CallerRates | null = null;
  #token: string | null;
  #refreshToken: string | null;
  #verified: VerifiedToken | null = null;
  // New tokens of this request, for the cookies.
  #renewed: Tokens | null = null;
  #replaced: { refreshToken: string | null; originJti: string | null } | null = null;
  #reason: UnauthenticatedReason = unauthenticatedReasons.nothingKept;

  constructor(services: SessionServices, request: FastifyRequest, reply: FastifyReply, { isDetached = false } = {}) {
    const bearer = bearerToken(request);
    this.isBearer = isDetached || bearer !== undefined;
    this.#services = services;
    this.#reply = reply;
    this.#token = bearer ?? (request.cookies.accessToken || null);
    this.#refreshToken = this.isBearer ? null : request.cookies.refreshToken || null;
  }

  /** Identifies the caller; a bad cookie ends the session. @throws UNAUTHENTICATED, RATE_LIMITED, UPSTREAM_ERROR */
  async open(rates: CallerRates): Promise<void> {
    this.#rates = rates;
    const { request } = this.#reply;
    if (this.isBearer) {
      this.#verified = await readBearer(this.#services, this.#token ?? "", { rates, requestId: request.id });
    } else if (this.#token || this.#refreshToken) {
      await this.#readCookies(request.cookies);
      await rates.take(this.callerId());
    } else await rates.takeAnonymous();
  }

  /** A session for work after the answer. It ends with the access token, because no new cookies can be written. */
  detach(): Session {
    const detached = new Session(this.#services, this.#reply.request, this.#reply, { isDetached: true });
    detached.#token = this.#token;
    detached.#verified = this.#verified;
    return detached;
  }

  /** The time, in milliseconds, at which the access token expires; 0 without a token. */
  expiresAt(): number {
    return this.#verified?.expiresAt ?? 0;
  }

  viewer(): { userId: string } | null {
    return this.program() ? null : this.#verified;
  }

  program(): SessionProgram | null {
    return this.#verified?.program ?? null;
  }

  /** The company's id; null while unknown. It grants no rights, because REST compares it with the token each time. */
  companyId(): string | null {
    return this.program()?.companyId ?? knownCompany(this.#verified);
  }

  rememberCompany(id: string | null): void {
    if (this.#verified) setCompany(this.#verified, id);
  }

  /** The id of a user or program; null without a token. */
  callerId(): string | null {
    return this.#verified?.userId ?? null;
  }

  /** `projects:write` includes `projects:read`. A user's token has every scope, because REST decides by the role. */
  allows(scope: RestProgramScope): boolean {
    const { scopes } = this.program() ?? {};
    if (!scopes) return this.#verified !== null;
    return scopes.includes(scope) || (scope === "projects:read" && scopes.includes("projects:write"));
  }

  token(): string | null {
    return this.#verified ? this.#token : null;
  }

  language(): Language | null {
    return this.isBearer ? null : readLanguage(this.#reply.request);
  }

  unauthenticatedReason(asked: keyof UnauthenticatedReason = "request"): string {
    return this.#reason[asked];
  }

  async start(tokens: Tokens): Promise<void> {
    const replaced = { refreshToken: this.#refreshToken, originJti: this.#verified?.originJti ?? null };
    await this.#take(tokens);
    if (!this.isBearer) this.#replaced = replaced;
  }

  /** Writes the new tokens into cookies and ends the former session. The caller must revoke the returned token. */
  async keep(): Promise<string | null> {
    this.#writeCookies();
    const replaced = this.#replaced;
    this.#replaced = null;
    if (replaced?.originJti && replaced.originJti !== this.#verified?.originJti)
      await this.#services.endedSessions.add(replaced.originJti);
    return replaced?.refreshToken ?? null;
  }

  async renew(refused: string): Promise<string> {
    // A bearer token cannot be renewed here, so REST's 401 reaches the caller.
    if (this.isBearer) throw clientError("UNAUTHENTICATED", unauthenticatedReasons.notGood.request, 401);
    // Another call of the operation may have renewed the token already.
    if (this.#token === refused) await this.#refresh(refused);
    if (this.#token === null) throw clientError("UNAUTHENTICATED", this.#reason.request);
    return this.#token;
  }

  end(reason: UnauthenticatedReason = unauthenticatedReasons.notGood): void {
    this.#token = null;
    this.#refreshToken = null;
    this.#verified = null;
    this.#renewed = null;
    this.#reason = reason;
    if (!this.isBearer) clearSession(this.#reply);
  }

  async signOut(): Promise<string | null> {
    const refreshToken = this.#refreshToken;
    if (this.#verified?.originJti) await this.#services.endedSessions.add(this.#verified.originJti);
    this.end(unauthenticatedReasons.nothingKept);
    return refreshToken;
  }

  async #readCookies({ userId, expiresAt }: FastifyRequest["cookies"]): Promise<void> {
    if (!userId) return this.#endWithoutUser();
    if (this.#token === null) return this.end(unauthenticatedReasons.nothingKept);
    this.#verified = await this.#verifyUser(this.#token);
    // The cookie has the expiry of the token that expires first. A caller who shortens it only causes a refresh.
    const expiry = Math.min(this.#verified?.expiresAt ?? 0, parseExpiry(expiresAt) ?? Number.POSITIVE_INFINITY);
    if (expiry - this.#services.clock.now() < refreshBeforeMs) await this.#refresh();
  }

  // Keeps the refresh token, so that a sign-in or sign-out in this request can revoke it.
  async #endWithoutUser(): Promise<void> {
    this.#verified = this.#token ? await this.#services.verifyToken(this.#token) : null;
    this.#refreshToken = await this.signOut();
    this.#reason = unauthenticatedReasons.noUser;
  }

  /** @param refused a token that REST refused. If absent, a valid token survives a rate limit and a silent pool. */
  async #refresh(refused?: string): Promise<void> {
    if (this.#refreshToken === null) return this.end(unauthenticatedReasons.noRefreshToken);
    try {
      const tokens = await this.#services.refreshTokens(this.#refreshToken, refused, this.#rates?.takeUnverified);
      // Writes the cookies first: verifying may fail for a while, and a pool with rotation soon refuses the old tokens.
      writeTokens(this.#reply, tokens, this.#reply.request.cookies.userId ?? "");
      await this.#take(tokens);
      this.#writeCookies();
    } catch (error) {
      const isGood = refused === undefined && (this.#verified?.expiresAt ?? 0) > this.#services.clock.now();
      if (!isGood || isRejection(error)) this.end(reasonNotRefreshed(error, refused !== undefined));
    }
  }

  async #take(tokens: Tokens): Promise<void> {
    const verified = await this.#verifyUser(tokens.accessToken);
    if (verified === null) throw clientError("UNAUTHENTICATED", unauthenticatedReasons.notRefreshed.request);
    this.#token = tokens.accessToken;
    this.#refreshToken = tokens.refreshToken;
    this.#verified = verified;
    this.#renewed = tokens;
    this.#reason = unauthenticatedReasons.notGood;
  }

  /** Cookies hold a user's session only; programs send their token. */
  async #verifyUser(token: string): Promise<VerifiedToken | null> {
    const verified = await this.#services.verifyToken(token);
    return verified?.isProgram ? null : verified;
  }

  #writeCookies(): void {
    if (this.#renewed && this.#verified) writeTokens(this.#reply, this.#renewed, this.#verified.userId);
  }
}
