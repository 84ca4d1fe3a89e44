import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import type { Disposable } from "relay-runtime";
import { fetchPages, type NodeOf } from "../relay/pages.ts";
import query, { type CreateFromTemplateFormQuery } from "./__generated__/CreateFromTemplateFormQuery.graphql.ts";

type Data = CreateFromTemplateFormQuery["response"];
type TemplatePage = Data["viewer"]["company"]["templates"];
type Template = NodeOf<TemplatePage>;

const pageSize = 100;
export const firstPageOfTemplates = { first: pageSize, after: null };

/** All templates of the company, starting from the first page; null until the others are loaded. */
export function useTemplates(firstPage: TemplatePage): readonly Template[] | null {
  const environment = useRelayEnvironment();
  const [others, setOthers] = useState<readonly Template[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  // If the first page changes, rows may have moved, so the other pages reload.
  useEffect(() => {
    if (!firstPage.pageInfo.hasNextPage) return;
    const held: Disposable[] = [];
    let isLeft = false;
    async function readOthers() {
      const found: Template[] = [];
      const pages = fetchPages<CreateFromTemplateFormQuery, TemplatePage>(environment, {
        query,
        variables: { first: pageSize, after: firstPage.pageInfo.endCursor },
        pageOf: ({ viewer }) => viewer.company.templates,
        hold: (page) => held.push(page),
      });
      for await (const page of pages) {
        if (isLeft) return;
        found.push(...page.edges.map(({ node }) => node));
      }
      if (!isLeft) setOthers(found);
    }
    setOthers(null);
    readOthers().catch((error: unknown) => isLeft || setFailure(error));
    return () => {
      isLeft = true;
      for (const page of held) page.dispose();
    };
  }, [environment, firstPage]);
  if (failure) throw failure;
  const known = firstPage.edges.map(({ node }) => node);
  if (!firstPage.pageInfo.hasNextPage) return known;
  return others && [...known, ...others];
}
