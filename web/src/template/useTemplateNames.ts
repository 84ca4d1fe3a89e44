import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { fetchPages } from "../relay/pages.ts";
import query, { type CreateFromTemplateFormQuery } from "./__generated__/CreateFromTemplateFormQuery.graphql.ts";
import { firstPageOfTemplates } from "./useTemplates.ts";

type TemplatePage = CreateFromTemplateFormQuery["response"]["viewer"]["company"]["templates"];

/** The names of the company's templates. Empty until they are loaded, or if loading failed. */
export function useTemplateNames(): ReadonlySet<string> {
  const environment = useRelayEnvironment();
  const [names, setNames] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isLeft = false;
    async function load() {
      const found = new Set<string>();
      const pages = fetchPages<CreateFromTemplateFormQuery, TemplatePage>(environment, {
        query,
        variables: firstPageOfTemplates,
        pageOf: ({ viewer }) => viewer.company.templates,
      });
      for await (const page of pages) for (const { node } of page.edges) found.add(node.name);
      if (!isLeft) setNames(found);
    }
    // The names are for a hint, so a failure is ignored.
    load().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [environment]);
  return names;
}
