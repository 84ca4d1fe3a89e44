import type { Back } from "./BackLink.tsx";
import { SkeletonHead } from "./SkeletonHead.tsx";
import { TableSkeleton } from "./TableSkeleton.tsx";

/** Placeholders of a page while its code loads. */
export function PageSkeleton({ title, back }: { title?: string; back?: Back }) {
  return (
    <>
      <SkeletonHead title={title} {...(back && { back })} actions={[]}>
        {null}
      </SkeletonHead>
      <TableSkeleton rows={8} twoLine isPart />
    </>
  );
}
