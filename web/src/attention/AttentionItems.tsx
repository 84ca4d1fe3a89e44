import { Button } from "@blueprintjs/core";
import { type MouseEvent, useState, useTransition } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useFocusOnMore } from "../ui/useFocusOnMore.ts";
import type { AttentionItemsQuery } from "./__generated__/AttentionItemsQuery.graphql.ts";
import styles from "./AttentionGroup.module.css";
import { AttentionLine } from "./AttentionLine.tsx";
import type { KnownKind } from "./attentionKinds.ts";

const query = graphql`
  query AttentionItemsQuery($kind: AttentionKind!, $first: Int!) {
    viewer {
      company {
        attention @required(action: THROW) {
          items(kind: $kind, first: $first) @required(action: THROW) {
            totalCount
            edges {
              cursor
              node {
                ...AttentionLine_item
              }
            }
          }
        }
      }
    }
  }
`;

const few = 5;
const many = 100;

type Props = { kind: KnownKind; version: number; onDone: () => void };

/** Those that have waited longest: a few, and on demand as many as the service gives at once, since nobody goes through more. */
export function AttentionItems({ kind, version, onDone }: Props) {
  const text = useText();
  const [first, setFirst] = useState(few);
  const [isFetching, startTransition] = useTransition();
  const { viewer } = useLazyLoadQuery<AttentionItemsQuery>(
    query,
    { kind, first },
    { fetchKey: version, fetchPolicy: "store-and-network" },
  );
  const { edges = [], totalCount = 0 } = viewer?.company?.attention.items ?? {};
  const { list, onAsk } = useFocusOnMore<HTMLUListElement>(edges.length, isFetching, "li");
  const showMore = (event: MouseEvent<HTMLElement>) => {
    onAsk(event);
    startTransition(() => setFirst(many));
  };
  return (
    <>
      <ul ref={list} className={styles.lines}>
        {edges.map(({ cursor, node }) => (
          <AttentionLine key={cursor} itemRef={node} kind={kind} onDone={onDone} />
        ))}
      </ul>
      {edges.length < totalCount && (
        <p className={styles.more}>
          <span role="status">
            <Text id="attention.shown" values={{ shown: edges.length, count: totalCount }} />
          </span>
          {first === few && (
            <Button
              variant="minimal"
              size="small"
              loading={isFetching}
              aria-label={text("attention.more.label", { kind: text(`attention.kind.${kind}`) })}
              text={text("attention.more")}
              onClick={showMore}
            />
          )}
        </p>
      )}
    </>
  );
}
