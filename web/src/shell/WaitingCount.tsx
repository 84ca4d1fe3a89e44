import { useEffect, useState } from "react";
import { FormattedNumber } from "react-intl";
import { graphql, type PreloadedQuery, useRelayEnvironment } from "react-relay/hooks";
import { useMatches } from "react-router";
import { startQuery } from "../relay/startQuery.ts";
import { usePageQuery } from "../relay/usePageQuery.ts";
import { Boundary } from "../ui/Boundary.tsx";
import query, { type WaitingCountQuery } from "./__generated__/WaitingCountQuery.graphql.ts";

/** The count is requested after this time, so that the page's own queries are sent first. */
const quietMs = 1_000;

/** The number of items that need attention, without postponed ones. Reloads like a page (`startQuery`). */
export function WaitingCount({ className }: { className: string | undefined }) {
  const environment = useRelayEnvironment();
  const [reference, setReference] = useState<PreloadedQuery<WaitingCountQuery> | null>(null);
  const matches = useMatches();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `matches` changes after each navigation and reload.
  useEffect(() => {
    const timer = window.setTimeout(() => setReference(startQuery<WaitingCountQuery>(environment, query, {})), quietMs);
    return () => window.clearTimeout(timer);
  }, [environment, matches]);
  return (
    reference && (
      <Boundary resetKey={reference} fallback={() => null}>
        <LoadedCount reference={reference} className={className} />
      </Boundary>
    )
  );
}

type Props = { reference: PreloadedQuery<WaitingCountQuery>; className: string | undefined };

function LoadedCount({ reference, className }: Props) {
  const { viewer } = usePageQuery<WaitingCountQuery>(
    graphql`
      query WaitingCountQuery {
        viewer {
          company @catch(to: NULL) {
            attention {
              waitingCount
            }
          }
        }
      }
    `,
    reference,
  );
  const count = viewer?.company?.attention?.waitingCount ?? 0;
  return count === 0 ? null : (
    <span className={className}>
      <FormattedNumber value={count} />
    </span>
  );
}
