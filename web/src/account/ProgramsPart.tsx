import { lazy, Suspense } from "react";
import { Boundary } from "../ui/Boundary.tsx";
import { LostPart } from "../ui/LostPart.tsx";

const Programs = lazy(async () => ({ default: (await import("./Programs.tsx")).Programs }));

/** The section of programs, which few people use: its code and data are loaded after the page. */
export function ProgramsPart() {
  return (
    <Boundary fallback={() => <LostPart />}>
      <Suspense fallback={null}>
        <Programs />
      </Suspense>
    </Boundary>
  );
}
