import { lazy, Suspense } from "react";
import { Boundary } from "../ui/Boundary.tsx";
import { LostPart } from "../ui/LostPart.tsx";

const Programs = lazy(async () => ({ default: (await import("./Programs.tsx")).Programs }));

/** Loaded after the page, because few people use programs. */
export function ProgramsPart() {
  return (
    <Boundary fallback={() => <LostPart />}>
      <Suspense fallback={null}>
        <Programs />
      </Suspense>
    </Boundary>
  );
}
