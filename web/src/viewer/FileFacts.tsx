import { useFileSize } from "../i18n/useFileSize.ts";
import { useTakenAt } from "../photo/useTakenAt.ts";
import { Fact } from "./Fact.tsx";
import { writtenTime } from "./writtenTime.ts";

/** The facts of a photo that is not uploaded yet. */
export function FileFacts({ file }: { file: File }) {
  const takenAt = useTakenAt(file);
  const fileSize = useFileSize();
  return (
    <dl>
      {takenAt !== undefined && <Fact label="viewer.taken">{takenAt && writtenTime(takenAt)}</Fact>}
      <Fact label="viewer.file">
        {file.name}, {fileSize(file.size)}
      </Fact>
    </dl>
  );
}
