import type { RestInstallation, RestInstallationDetail } from "../rest/types.ts";

/** From a list without, from a GET with products, path and what is missing. */
export type InstallationSource = RestInstallation | RestInstallationDetail;
