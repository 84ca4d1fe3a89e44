import { useEffect } from "react";
import { FormattedNumber } from "react-intl";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay/hooks";
import type { WaitingCountQuery } from "./__generated__/WaitingCountQuery.graphql.ts";

const query = graphql`
  query WaitingCountQuery {
    viewer {
      company @catch(to: NULL) {
        attention {
          waitingCount
        }
      }
    }
  }
`;

/** The page's own queries go first. */
const quietMs = 1_000;

/** How much needs attention and is not put off; nothing for none, and while it is not known. */
export function WaitingCount({ className }: { className: string | undefined }) {
  const [reference, load] = useQueryLoader<WaitingCountQuery>(query);
  useEffect(() => {
    const timer = window.setTimeout(() => load({}), quietMs);
    return () => window.clearTimeout(timer);
  }, [load]);
  return reference && <LoadedCount reference={reference} className={className} />;
}

type Props = { reference: PreloadedQuery<WaitingCountQuery>; className: string | undefined };

function LoadedCount({ reference, className }: Props) {
  const { viewer } = usePreloadedQuery<WaitingCountQuery>(query, reference);
  const count = viewer?.company?.attention?.waitingCount ?? 0;
  return count === 0 ? null : (
    <span className={className}>
      <FormattedNumber value={count} />
    </span>
  );
}
