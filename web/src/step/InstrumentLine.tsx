import { type ComponentProps, Suspense } from "react";
import { useFeatures } from "../relay/features.tsx";
import { Boundary } from "../ui/Boundary.tsx";
import { StepInstrument } from "./StepInstrument.tsx";

/** Without a network the choice of an instrument is hidden, and values are typed without an instrument. */
export function InstrumentLine(props: ComponentProps<typeof StepInstrument>) {
  const { instruments } = useFeatures();
  if (!instruments) return null;
  return (
    <Boundary fallback={() => null}>
      <Suspense fallback={null}>
        <StepInstrument {...props} />
      </Suspense>
    </Boundary>
  );
}
