import { Suspense, startTransition, useEffect, useRef, useState } from "react";
import { fetchQuery, graphql, type PreloadedQuery, useRelayEnvironment } from "react-relay/hooks";
import { useLoaderData } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { RequiresFeature } from "../relay/features.tsx";
import { QueryBoundary } from "../relay/QueryBoundary.tsx";
import { usePageQuery } from "../relay/usePageQuery.ts";
import styles from "../ui/ListPage.module.css";
import { Notice } from "../ui/Notice.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import { TableSkeleton } from "../ui/TableSkeleton.tsx";
import { usePageTitle } from "../ui/usePageTitle.ts";
import type { AttentionPageQuery } from "./__generated__/AttentionPageQuery.graphql.ts";
import groupStyles from "./AttentionGroup.module.css";
import { AttentionGroup } from "./AttentionGroup.tsx";
import type { PutOffLine } from "./AttentionItems.tsx";
import { knownKinds } from "./attentionKinds.ts";

const query = graphql`
  query AttentionPageQuery {
    viewer {
      company {
        id
        attention @required(action: THROW) {
          waitingCount
          counts {
            kind
            count
            putOffCount
            putOffUntil
          }
        }
      }
    }
  }
`;

type Reference = PreloadedQuery<AttentionPageQuery>;

export function AttentionPage() {
  const text = useText();
  const reference = useLoaderData<Reference>();
  const heading = usePageTitle(text("attention.title"));
  return (
    <>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          <Text id="attention.title" />
        </h1>
      </header>
      <RequiresFeature feature="attention" title="attention.lacking" reason="attention.lackingReason">
        <QueryBoundary title={<Text id="attention.failed" />}>
          <Suspense fallback={<TableSkeleton rows={6} twoLine />}>
            <Groups reference={reference} onGone={() => heading.current?.focus()} />
          </Suspense>
        </QueryBoundary>
      </RequiresFeature>
    </>
  );
}

/** Calls `onGone` if the focused element disappeared with its item. */
function Groups({ reference, onGone }: { reference: Reference; onGone: () => void }) {
  const environment = useRelayEnvironment();
  const { viewer } = usePageQuery<AttentionPageQuery>(query, reference);
  const [version, setVersion] = useState(0);
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [wasReady, setWasReady] = useState(false);
  const [lastPutOff, setLastPutOff] = useState<{ kind: string; line: PutOffLine } | null>(null);
  const region = useRef<HTMLDivElement>(null);
  const refresh = () => {
    const settle = () => {
      startTransition(() => setVersion((last) => last + 1));
      if (!region.current?.contains(document.activeElement)) onGone();
    };
    fetchQuery<AttentionPageQuery>(environment, query, {}, { fetchPolicy: "network-only" }).subscribe({
      complete: settle,
      error: settle,
    });
  };
  // A new reference reloads the items only if the counts arrive, because a failure would replace them by an error.
  const lastReference = useRef(reference);
  useEffect(() => {
    if (lastReference.current === reference) return;
    lastReference.current = reference;
    const counting = fetchQuery<AttentionPageQuery>(environment, query, {}, { fetchPolicy: "network-only" }).subscribe({
      complete: () => startTransition(() => setVersion((last) => last + 1)),
      error: () => undefined,
    });
    return () => counting.unsubscribe();
  }, [environment, reference]);
  const counts = viewer?.company?.attention.counts ?? [];
  // A kind without items stays visible while some are put off, so that they can be brought back.
  const isShown = ({ kind, count, putOffCount }: (typeof counts)[number]) =>
    count > 0 || (putOffCount ?? 0) > 0 || lastPutOff?.kind === kind;
  const shown = knownKinds.flatMap((kind) => counts.find((one) => one.kind === kind && isShown(one)) ?? []);
  if (!viewer?.company)
    return (
      <Notice picture={<StatusIcon name="not-measured" size={22} />} title={<Text id="project.noCompany.title" />}>
        <Text id="project.noCompany.reason" />
      </Notice>
    );
  if (shown.length === 0)
    return (
      <Notice role="status" picture={<StatusIcon name="completed" size={22} />} title={<Text id="attention.none" />}>
        <Text id="attention.noneReason" />
      </Notice>
    );
  const isReady = shown.every(
    ({ kind, count, putOffUntil }) => settled.has(kind) || count === 0 || putOffUntil !== null,
  );
  if (isReady && !wasReady) setWasReady(true);
  const isWaiting = !isReady && !wasReady;
  return (
    <>
      {isWaiting && <TableSkeleton rows={8} twoLine />}
      <div ref={region} className={isWaiting ? groupStyles.waiting : undefined}>
        {shown.map((each) => (
          <AttentionGroup
            key={each.kind}
            kind={each.kind as (typeof knownKinds)[number]}
            count={each.count}
            putOffCount={each.putOffCount ?? 0}
            putOffUntil={each.putOffUntil ?? null}
            version={version}
            lastPutOff={lastPutOff?.kind === each.kind ? lastPutOff.line : null}
            onPutOff={(line) => {
              setLastPutOff(line && { kind: each.kind, line });
              refresh();
            }}
            onDone={refresh}
            onBroughtBack={() => {
              setLastPutOff(null);
              refresh();
            }}
            onSettled={() => setSettled((now) => (now.has(each.kind) ? now : new Set([...now, each.kind])))}
          />
        ))}
      </div>
    </>
  );
}
