import { lazy, Suspense } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useFeatures } from "../relay/features.tsx";
import type { ReviewCard_installation$key } from "./__generated__/ReviewCard_installation.graphql.ts";

const ReviewDecision = lazy(async () => ({ default: (await import("./ReviewDecision.tsx")).ReviewDecision }));

/** Renders nothing for an installation whose review is not required. */
export function ReviewCard({ installationRef }: { installationRef: ReviewCard_installation$key }) {
  const { review, ...installation } = useFragment(
    graphql`
      fragment ReviewCard_installation on Installation {
        review {
          state
        }
        ...ReviewDecision_installation
      }
    `,
    installationRef,
  );
  const isShown = useFeatures().review === true && review;
  return (
    isShown && (
      <Suspense>
        <ReviewDecision installationRef={installation} />
      </Suspense>
    )
  );
}
