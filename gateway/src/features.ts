import type { FeaturesResolvers } from "./__generated__/resolvers.ts";
import { listAttentionItems } from "./attention/attentionApi.ts";
import { getCertificateArchive, listCertificates } from "./certificate/certificateApi.ts";
import { listByExternalId, listChanges } from "./changes/changesApi.ts";
import type { Context } from "./context.ts";
import { clientError } from "./errors.ts";
import { listExports } from "./export/exportApi.ts";
import { getFigures } from "./figures/figuresApi.ts";
import { listHistory } from "./history/historyApi.ts";
import { listAllInstallations } from "./installation/installationApi.ts";
import { listProducts } from "./product/productApi.ts";
import { getToken } from "./program/programApi.ts";
import { getProjectImport, listProjects } from "./project/projectApi.ts";
import { isBadRequest, isForbidden, isNotFound, orNull } from "./rest/errors.ts";
import { search } from "./search/searchApi.ts";
import { listTemplates } from "./template/templateApi.ts";
import { getWeeklyMail } from "./user/userApi.ts";
import { listWebhooks } from "./webhook/webhookApi.ts";

export type FeaturesSource = object;
type Feature =
  | "history"
  | "programs"
  | "changes"
  | "externalIds"
  | "templates"
  | "certificateRegister"
  | "certificateArchive"
  | "installations"
  | "catalogue"
  | "projectImport"
  | "projectPages"
  | "search"
  | "attention"
  | "weeklyMail"
  | "figures"
  | "webhooks"
  | "exports";
type Known = { isThere: boolean; until: number };

export type FeatureCache = {
  /** `ask` is a request that only a service without the feature answers with 404, or whose answer then is null. */
  has(feature: Feature, ask: () => Promise<object | null>): Promise<boolean>;
};

const fiveMinutesMs = 5 * 60_000;

/** One process has one service. An answer holds for some minutes, since a service gets features while gateways run. */
export function createFeatureCache(ttlMs = fiveMinutesMs, now = Date.now): FeatureCache {
  const known = new Map<Feature, Known>();
  return {
    async has(feature, ask) {
      const last = known.get(feature);
      if (last && last.until > now()) return last.isThere;
      const isThere = (await orNull(ask())) !== null;
      known.set(feature, { isThere, until: now() + ttlMs });
      return isThere;
    },
  };
}

/** For a path of the feature's own: a service without it answers everybody 404, and one with it may refuse the caller. */
function has({ services: { features } }: Context, feature: Feature, ask: () => Promise<object>): Promise<boolean> {
  return features.has(feature, () =>
    ask().catch((error: unknown) => {
      if (isForbidden(error)) return {};
      throw error;
    }),
  );
}

function hasTemplates(context: Context): Promise<boolean> {
  const { rest, loaders } = context;
  return has(context, "templates", async () => listTemplates(rest, await loaders.companyId(), { skip: 0, take: 1 }));
}

/** A service without sorted pages does not answer `meta.sort`, or refuses the parameter. */
export function hasProjectPages({ rest, loaders, services: { features } }: Context): Promise<boolean> {
  return features.has("projectPages", async () => {
    const page = { archived: false, skip: 0, take: 1, sort: "name" } as const;
    return listProjects(rest, await loaders.companyId(), page).then(
      ({ meta }) => (meta.sort === page.sort ? meta : null),
      (error: unknown) => {
        if (isBadRequest(error)) return null;
        throw error;
      },
    );
  });
}

export function hasExternalIds(context: Context): Promise<boolean> {
  return has(context, "externalIds", () => listByExternalId(context.rest, { kind: "PROJECT", externalId: "0" }));
}

/** A service without templates answers 404, as for a template or folder that is gone. @throws NOT_IMPLEMENTED instead */
export async function requireTemplates<T>(call: Promise<T>, context: Context): Promise<T> {
  return call.catch(async (error: unknown) => {
    if (!isNotFound(error) || (await hasTemplates(context))) throw error;
    throw clientError(
      "NOT_IMPLEMENTED",
      "The warranty service of this installation has no templates. Nothing was done.",
    );
  });
}

function hasHistory(context: Context): Promise<boolean> {
  return has(context, "history", () => listHistory(context.rest, { skip: 0, take: 1 }));
}

/** A service without a history answers 404, as for a thing that is gone. @throws NOT_IMPLEMENTED instead */
export async function requireHistory<T>(call: Promise<T>, context: Context): Promise<T> {
  return call.catch(async (error: unknown) => {
    if (!isNotFound(error) || (await hasHistory(context))) throw error;
    throw clientError("NOT_IMPLEMENTED", "The warranty service of this installation has no history.");
  });
}

function hasWebhooks(context: Context): Promise<boolean> {
  return has(context, "webhooks", () => listWebhooks(context.rest));
}

/** A service without webhooks answers 404, as for one that is gone. @throws NOT_IMPLEMENTED instead */
export async function requireWebhooks<T>(call: Promise<T>, context: Context): Promise<T> {
  return call.catch(async (error: unknown) => {
    if (!isNotFound(error) || (await hasWebhooks(context))) throw error;
    throw clientError("NOT_IMPLEMENTED", "The warranty service of this installation has no webhooks.");
  });
}

export const withoutExports = "The warranty service of this installation has no exports.";

function hasExports(context: Context): Promise<boolean> {
  return has(context, "exports", () => listExports(context.rest));
}

/** A service without exports answers 404, as for one that is gone. @throws NOT_IMPLEMENTED instead */
export async function requireExports<T>(call: Promise<T>, context: Context): Promise<T> {
  return call.catch(async (error: unknown) => {
    if (!isNotFound(error) || (await hasExports(context))) throw error;
    throw clientError("NOT_IMPLEMENTED", withoutExports);
  });
}

function hasPrograms(context: Context): Promise<boolean> {
  return has(context, "programs", () => getToken(context.rest));
}

/** A service without programs answers 404, as for a program that is gone. @throws NOT_IMPLEMENTED instead */
export async function requirePrograms<T>(call: Promise<T>, context: Context): Promise<T> {
  return call.catch(async (error: unknown) => {
    if (!isNotFound(error) || (await hasPrograms(context))) throw error;
    throw clientError("NOT_IMPLEMENTED", "The warranty service of this installation has no accounts for programs.");
  });
}

/** For a path that names nothing which could be gone, so that a 404 is of a service without it. @throws NOT_IMPLEMENTED instead */
export async function requireOperation<T>(call: Promise<T>, message: string): Promise<T> {
  return call.catch((error: unknown) => {
    throw isNotFound(error) ? clientError("NOT_IMPLEMENTED", message) : error;
  });
}

export const Features: FeaturesResolvers = {
  search: (_, __, context) => has(context, "search", () => search(context.rest, { query: "", take: 1 })),
  programs: (_, __, context) => hasPrograms(context),
  templates: (_, __, context) => hasTemplates(context),
  history: (_, __, context) => hasHistory(context),
  changes: (_, __, context) => has(context, "changes", () => listChanges(context.rest, { take: 1 })),
  externalIds: (_, __, context) => hasExternalIds(context),
  certificateRegister: (_, __, context) =>
    has(context, "certificateRegister", () => listCertificates(context.rest, { skip: 0, take: 1 })),
  projectImport: (_, __, context) =>
    has(context, "projectImport", async () => getProjectImport(context.rest, await context.loaders.companyId())),
  installations: (_, __, context) =>
    has(context, "installations", () => listAllInstallations(context.rest, { skip: 0, take: 1 })),
  catalogue: (_, __, context) => has(context, "catalogue", () => listProducts(context.rest, { skip: 0, take: 1 })),
  certificateArchive: (_, __, context) => has(context, "certificateArchive", () => getCertificateArchive(context.rest)),
  // The kind that costs the service least.
  attention: (_, __, context) =>
    has(context, "attention", () => listAttentionItems(context.rest, "MAIL_FAILED", { skip: 0, take: 1 })),
  weeklyMail: (_, __, context) => has(context, "weeklyMail", () => getWeeklyMail(context.rest)),
  // Of a day without a certificate, which costs the service least.
  figures: (_, __, context) =>
    has(context, "figures", () => getFigures(context.rest, { from: "1900-01-01", to: "1900-01-01" })),
  webhooks: (_, __, context) => hasWebhooks(context),
  exports: (_, __, context) => hasExports(context),
  // Every service lists projects, so a refusal tells nothing; whoever is refused has no use for pages.
  projectPages: (_, __, context) =>
    hasProjectPages(context).catch((error: unknown) => {
      if (isForbidden(error)) return false;
      throw error;
    }),
};
