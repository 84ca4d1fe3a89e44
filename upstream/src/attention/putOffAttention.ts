import { validationFailed } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import { requireKind, utcToday } from "./attentionKinds.ts";

export const putOffAttention: Handler<"putOffAttention"> = async ({
  db,
  viewer,
  params: { kind },
  body: { until, itemId = "" },
}) => {
  requireKind(kind, viewer);
  const row = { company_id: viewer.companyId, user_id: viewer.id, kind, item_id: itemId };
  if (until === null) {
    await db
      .deleteFrom("attention_put_off")
      .where("company_id", "=", row.company_id)
      .where("user_id", "=", row.user_id)
      .where("kind", "=", kind)
      .where("item_id", "=", itemId)
      .execute();
    return { status: 200, body: { kind, putOffUntil: null } };
  }
  if (until <= utcToday()) {
    throw validationFailed([{ field: "until", code: "FIELD_VALUE", message: "The day must be after today." }]);
  }
  await db
    .insertInto("attention_put_off")
    .values({ ...row, until })
    .onConflict((conflict) => conflict.columns(["company_id", "user_id", "kind", "item_id"]).doUpdateSet({ until }))
    .execute();
  return { status: 200, body: { kind, putOffUntil: until } };
};

/** DELETE v1/attention/{kind}/put-off brings back single postponed items. A kind postponed as a whole stays so. */
export const bringBackAttention: Handler<"bringBackAttention"> = async ({ db, viewer, params: { kind } }) => {
  requireKind(kind, viewer);
  await db
    .deleteFrom("attention_put_off")
    .where("company_id", "=", viewer.companyId)
    .where("user_id", "=", viewer.id)
    .where("kind", "=", kind)
    .where("item_id", "!=", "")
    .execute();
  return { status: 204 };
};
