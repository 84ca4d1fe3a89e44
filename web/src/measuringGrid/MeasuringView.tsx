import { lazy, type ReactNode, Suspense } from "react";
import { useMeasuringView } from "../navigation/useMeasuringView.ts";
import { Loading } from "../ui/Loading.tsx";

const MeasuringPage = lazy(async () => ({ default: (await import("./MeasuringPage.tsx")).MeasuringPage }));

type Props = {
  /** The REST id of the folder; null for all of the project. */
  folderId: string | null;
  /** The title of the folder or project. */
  title: string;
  /** The page without a grid in the address. */
  children: ReactNode;
};

/** Shows a grid in place of the page while the address asks for it. */
export function MeasuringView({ folderId, title, children }: Props) {
  const { isOpen } = useMeasuringView();
  if (!isOpen) return children;
  return (
    <Suspense fallback={<Loading />}>
      <MeasuringPage folderId={folderId} title={title} />
    </Suspense>
  );
}
