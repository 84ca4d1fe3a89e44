import type { ReactNode } from "react";
import { commitLocalUpdate, graphql, useRelayEnvironment } from "react-relay/hooks";
import { LatestBatches } from "../batch/LatestBatches.tsx";
import { type StartBatch, useBatches } from "../batch/useBatches.ts";
import { useFeatures } from "../relay/features.tsx";
import { renewPages } from "../relay/projectLists.ts";
import { renewQuery } from "../relay/readQuery.ts";
import type { ProjectBatchesQuery } from "./__generated__/ProjectBatchesQuery.graphql.ts";

const countsQuery = graphql`
  query ProjectBatchesQuery {
    viewer {
      company {
        ongoing: allProjects(archived: false) {
          totalCount
        }
        archived: allProjects(archived: true) {
          totalCount
        }
      }
    }
  }
`;

type Props = {
  /** Given null where the service has no batches. */
  children: (startBatch: StartBatch | null) => ReactNode;
};

/** Batches that run or ended lately, above the list whose ticked projects begin new ones. */
export function ProjectBatches({ children }: Props) {
  const environment = useRelayEnvironment();
  const isOffered = useFeatures().batches === true;
  const renew = () => {
    commitLocalUpdate(environment, (store) => {
      // Each of its projects may be known to a page that was open before.
      store.invalidateStore();
      renewPages(store, ["ongoing", "archived"]);
    });
    void renewQuery<ProjectBatchesQuery>(environment, countsQuery, {});
  };
  const { batches, start, undo } = useBatches({ isOffered, onEnded: renew });
  return (
    <>
      <LatestBatches batches={batches} undo={undo} />
      {children(isOffered ? start : null)}
    </>
  );
}
