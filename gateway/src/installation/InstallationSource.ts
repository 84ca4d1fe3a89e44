import type { RestInstallation, RestInstallationDetail } from "../rest/payloads.ts";

/** From a list without, from a GET with products, path and what is missing. */
export type InstallationSource = RestInstallation | RestInstallationDetail;
