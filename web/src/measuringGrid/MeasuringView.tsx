import { lazy, type ReactNode, Suspense } from "react";
import { useText } from "../i18n/useText.ts";
import { useMeasuringView } from "../navigation/useMeasuringView.ts";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { PageSkeleton } from "../ui/PageSkeleton.tsx";

const MeasuringPage = lazy(async () => ({ default: (await import("./MeasuringPage.tsx")).MeasuringPage }));

type Props = {
  /** The REST id of the folder; null for the whole project. */
  folderId: string | null;
  title: string;
  children: ReactNode;
};

export function MeasuringView({ folderId, title, children }: Props) {
  const { isOpen } = useMeasuringView();
  const text = useText();
  const { projectPath, folderPath } = useProjectAddress();
  if (!isOpen) return children;
  const back = { to: folderId === null ? projectPath : folderPath(folderId), label: title };
  return (
    <Suspense fallback={<PageSkeleton title={text("measuring.title")} back={back} />}>
      <MeasuringPage folderId={folderId} title={title} />
    </Suspense>
  );
}
