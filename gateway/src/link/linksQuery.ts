import type { QueryResolvers } from "../__generated__/resolvers.ts";
import { linksIn } from "./readLinks.ts";

export const linksQuery: QueryResolvers["links"] = (_, { language }, { services }) => linksIn(services.links, language);
