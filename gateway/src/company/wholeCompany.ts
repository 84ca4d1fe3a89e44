import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import type { RestCompany } from "../rest/types.ts";
import type { CompanySource } from "./CompanySource.ts";

/**
 * A company with all that is registered about it. Its lists need no more than the id that its users carry, so they don't wait for this.
 * @throws NOT_FOUND when the service has none, or another one than the viewer's
 */
export async function wholeCompany(company: CompanySource, { loaders }: Context): Promise<RestCompany> {
  const found = "name" in company ? company : await loaders.company.load(company.id);
  if (!found) throw clientError("NOT_FOUND", "The company was not found. It may have been removed.");
  return found;
}
