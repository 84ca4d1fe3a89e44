import type { RestCompany } from "../rest/types.ts";

/** A whole company, or the id that its users carry; the rest is read when it is asked for. */
export type CompanySource = RestCompany | Pick<RestCompany, "id">;
