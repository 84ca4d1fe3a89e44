import { type GraphQLSchema, isObjectType } from "graphql";
import type { Features } from "../__generated__/schema.ts";
import { clientError } from "../rest/errors.ts";
import type { ServiceFeatures } from "../rest/features.ts";

type WithFeatures = { services: { features: ServiceFeatures } };
export type Feature = Exclude<keyof Features, "__typename">;

export function hasFeature({ services: { features } }: WithFeatures, feature: Feature): Promise<boolean> {
  return features.has(feature);
}

export async function requireFeature(context: WithFeatures, feature: Feature): Promise<void> {
  if (await hasFeature(context, feature)) return;
  const message = `The warranty service of this installation lacks the feature ${feature}. Nothing was done.`;
  throw clientError("NOT_IMPLEMENTED", `${message} Leave out what Features.${feature} of the schema describes.`);
}

export function resolveFeatures(schema: GraphQLSchema): GraphQLSchema {
  const type = schema.getType("Features");
  for (const field of isObjectType(type) ? Object.values(type.getFields()) : [])
    field.resolve = (_, __, context: WithFeatures) => hasFeature(context, field.name as Feature);
  return schema;
}
