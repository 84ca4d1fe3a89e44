import { lazy, type ReactNode, Suspense } from "react";
import { useMeasuringView } from "../navigation/useMeasuringView.ts";
import { Loading } from "../ui/Loading.tsx";

const MeasuringPage = lazy(async () => ({ default: (await import("./MeasuringPage.tsx")).MeasuringPage }));

type Props = {
  /** The REST id of the folder; null for the whole project. */
  folderId: string | null;
  title: string;
  children: ReactNode;
};

export function MeasuringView({ folderId, title, children }: Props) {
  const { isOpen } = useMeasuringView();
  if (!isOpen) return children;
  return (
    <Suspense fallback={<Loading />}>
      <MeasuringPage folderId={folderId} title={title} />
    </Suspense>
  );
}
