import { useText } from "../i18n/useText.ts";
import { isUnderWay, type Upload } from "../upload/uploadsContext.ts";

const quarter = 25;

/** Announces upload progress to screen readers in quarters. */
export function UploadAnnouncer({ uploads }: { uploads: readonly Upload[] }) {
  const text = useText();
  return (
    <div className="heard-only" role="status">
      {uploads
        .filter((upload) => isUnderWay(upload) && !upload.isCancelled)
        .map(({ file, share, isResting }) =>
          isResting
            ? `${file.name}: ${text("attachment.resting")}`
            : text("attachment.progress", {
                fileName: file.name,
                percent: Math.floor((100 * share) / quarter) * quarter,
              }),
        )
        .join(". ")}
    </div>
  );
}
