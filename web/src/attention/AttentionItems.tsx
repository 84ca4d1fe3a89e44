import { Button } from "@blueprintjs/core";
import { type MouseEvent, type ReactNode, startTransition, useEffect, useEffectEvent, useState } from "react";
import {
  graphql,
  type PreloadedQuery,
  usePaginationFragment,
  usePreloadedQuery,
  useQueryLoader,
} from "react-relay/hooks";
import { localDay } from "../i18n/localDay.ts";
import { weekDays } from "../i18n/parsePeriod.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useFocusOnMore } from "../ui/useFocusOnMore.ts";
import type { AttentionItems_company$key } from "./__generated__/AttentionItems_company.graphql.ts";
import type { AttentionItemsPageQuery } from "./__generated__/AttentionItemsPageQuery.graphql.ts";
import type { AttentionItemsQuery } from "./__generated__/AttentionItemsQuery.graphql.ts";
import styles from "./AttentionGroup.module.css";
import { AttentionLine } from "./AttentionLine.tsx";
import type { KnownKind } from "./attentionKinds.ts";

const query = graphql`
  query AttentionItemsQuery($kind: AttentionKind!, $first: Int!) {
    viewer {
      company {
        ...AttentionItems_company @arguments(kind: $kind, first: $first)
      }
    }
  }
`;

const fragment = graphql`
  fragment AttentionItems_company on Company
  @refetchable(queryName: "AttentionItemsPageQuery")
  @argumentDefinitions(
    kind: { type: "AttentionKind!" }
    first: { type: "Int!" }
    after: { type: "String" }
  ) {
    attention @required(action: THROW) {
      items(kind: $kind, first: $first, after: $after)
        @connection(key: "AttentionItems_items", filters: ["kind"])
        @required(action: THROW) {
        totalCount
        edges {
          cursor
          node {
            itemId
            since
            ...AttentionLine_item
          }
        }
      }
    }
  }
`;

/** Up to this many items have no headings, because their dates are enough to tell them apart. */
const tellingDates = 3;
const few = 5;
const pageSize = 50;
/** The page size limit of the service. */
const maxFirst = 100;

export type PutOffLine = { itemId: string; name: string; until: string };
type Props = {
  kind: KnownKind;
  version: number;
  onDone: () => void;
  onPutOff: (line: PutOffLine) => void;
  /** Rendered below the items once they are loaded. */
  children: ReactNode;
};

/** More than `tellingDates` items are divided into items of this week and older ones. */
export function AttentionItems({ version, ...props }: Props) {
  const [shown, setShown] = useState(few);
  const [reference, loadQuery] = useQueryLoader<AttentionItemsQuery>(query);
  const load = useEffectEvent(() => {
    const first = Math.min(Math.max(shown, few), maxFirst);
    const start = () => loadQuery({ kind: props.kind, first }, { fetchPolicy: "store-and-network" });
    // A transition keeps the shown items visible; the first load needs the placeholder instead.
    if (reference) startTransition(start);
    else start();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another version is fetched anew.
  useEffect(load, [version]);
  return reference && <LoadedItems reference={reference} onShown={setShown} {...props} />;
}

type LoadedProps = Omit<Props, "version"> & {
  reference: PreloadedQuery<AttentionItemsQuery>;
  onShown: (count: number) => void;
};

function LoadedItems({ reference, children, ...props }: LoadedProps) {
  const { viewer } = usePreloadedQuery<AttentionItemsQuery>(query, reference);
  return (
    <>
      {viewer?.company && <Items companyRef={viewer.company} {...props} />}
      {children}
    </>
  );
}

type ItemsProps = Omit<LoadedProps, "reference" | "children"> & { companyRef: AttentionItems_company$key };

function Items({ companyRef, kind, onDone, onPutOff, onShown }: ItemsProps) {
  const text = useText();
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    AttentionItemsPageQuery,
    AttentionItems_company$key
  >(fragment, companyRef);
  const { edges, totalCount } = data.attention.items;
  useEffect(() => onShown(edges.length), [onShown, edges.length]);
  const { list, onAsk } = useFocusOnMore<HTMLDivElement>(edges.length, isLoadingNext, "li");
  const showMore = (event: MouseEvent<HTMLElement>) => {
    onAsk(event);
    loadNext(pageSize);
  };
  const monday = weekDays(localDay(new Date().toISOString())).from;
  const hasParts = totalCount > tellingDates;
  const parts = [
    { id: "period.thisWeek" as const, lines: edges.filter(({ node }) => localDay(node.since) >= monday) },
    { id: "attention.earlier" as const, lines: edges.filter(({ node }) => localDay(node.since) < monday) },
  ];
  const shown = hasParts ? parts : [{ id: "attention.earlier" as const, lines: edges }];
  return (
    <>
      <div ref={list}>
        {shown.map(
          ({ id, lines }) =>
            lines.length > 0 && (
              <section key={id}>
                {hasParts && (
                  <h3 className={styles.week}>
                    <Text id={id} />
                  </h3>
                )}
                <ul className={styles.lines}>
                  {lines.map(({ cursor, node }) => (
                    <AttentionLine
                      key={node.itemId ?? cursor}
                      itemRef={node}
                      kind={kind}
                      onDone={onDone}
                      onPutOff={onPutOff}
                    />
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
      {hasNext && (
        <p className={styles.more}>
          <span role="status">
            <Text id="attention.shown" values={{ shown: edges.length, count: totalCount }} />
          </span>
          <Button
            variant="minimal"
            size="small"
            loading={isLoadingNext}
            aria-label={text("attention.more.label", { kind: text(`attention.kind.${kind}`) })}
            text={text("attention.more")}
            onClick={showMore}
          />
        </p>
      )}
    </>
  );
}
