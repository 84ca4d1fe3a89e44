import type { UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { requireFeature } from "../graphql/features.ts";
import { parseIds } from "../graphql/globalId.ts";
import { userError } from "../graphql/userErrors.ts";

export type Measured = { measuredOn?: string; measuredById?: string };
export type MeasuredInput = { measuredOn?: string | null; measuredById?: string | null };

/** The day and person of measuring, as REST takes them beside the values. @throws NOT_IMPLEMENTED for a service without them */
export async function parseMeasured(
  { measuredOn, measuredById }: MeasuredInput,
  context: Context,
): Promise<{ measured: Measured; userErrors: UserError[] }> {
  const userId = measuredById ? parseIds("User", measuredById)?.userId : undefined;
  if (measuredOn || measuredById) await requireFeature(context, "measuredOn");
  const isUnknown = measuredById && userId === undefined;
  return {
    measured: { ...(measuredOn && { measuredOn }), ...(userId && { measuredById: userId }) },
    userErrors: isUnknown ? [userError("MEASURER_NOT_ALLOWED", "There is no such user", "measuredById")] : [],
  };
}
