import { Button } from "@blueprintjs/core";
import { Duplicate } from "@blueprintjs/icons";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useFileSize } from "../i18n/useFileSize.ts";
import { useMoment } from "../i18n/useMoment.ts";
import { useText } from "../i18n/useText.ts";
import type { PhotoFacts_attachment$key } from "./__generated__/PhotoFacts_attachment.graphql.ts";
import styles from "./ImageViewer.module.css";

const origins: Record<string, MessageId> = {
  CAMERA: "viewer.origin.camera",
  FOLDER: "viewer.origin.folder",
  PHONE: "viewer.origin.phone",
  APP: "viewer.origin.app",
};

/** Shows a photo's proof beside the photo. */
export function PhotoFacts({ attachmentRef }: { attachmentRef: PhotoFacts_attachment$key }) {
  const { fileName, size, takenAt, addedAt, origin, chosenSha256, sha256 } = useFragment(
    graphql`
      fragment PhotoFacts_attachment on Attachment {
        fileName
        size
        takenAt
        addedAt
        origin
        chosenSha256
        sha256
      }
    `,
    attachmentRef,
  );
  const moment = useMoment();
  const fileSize = useFileSize();
  const originText = origins[origin ?? ""];
  return (
    <dl className={styles.facts}>
      <Fact label="viewer.taken">{takenAt && writtenTime(takenAt)}</Fact>
      <Fact label="viewer.added">{addedAt && moment(addedAt)}</Fact>
      <Fact label="viewer.origin">{originText && <Text id={originText} />}</Fact>
      <Hash label="viewer.chosenSha256" hash={chosenSha256 ?? null} />
      <Hash label="viewer.sha256" hash={sha256 ?? null} />
      <Fact label="viewer.file">
        {fileName}, {fileSize(size)}
      </Fact>
    </dl>
  );
}

/** Writes the time in the camera's own time zone: `2026-01-31 12:00, UTC+01:00`. */
function writtenTime(takenAt: string): string {
  const zone = takenAt.slice("2026-01-31T12:00:00".length);
  const time = takenAt.slice(0, "2026-01-31T12:00".length).replace("T", " ");
  return zone ? `${time}, UTC${zone === "Z" ? "" : zone}` : time;
}

type FactProps = { label: MessageId; action?: ReactNode; className?: string; children: ReactNode };

function Fact({ label, action, className, children }: FactProps) {
  return (
    <div>
      <dt>
        <Text id={label} />
        {action}
      </dt>
      <dd className={children ? className : styles.unknown}>{children || <Text id="viewer.unknown" />}</dd>
    </div>
  );
}

/** Shows the first and last eight digits. The copy button copies all 64. */
function Hash({ label, hash }: { label: MessageId; hash: string | null }) {
  const text = useText();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(hash ?? "").then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const action = hash && (
    <Button
      variant="minimal"
      size="small"
      intent="primary"
      icon={<Duplicate size={14} />}
      aria-label={text("viewer.copyHash", { hash: text(label) })}
      onClick={copy}
    >
      <span aria-live="polite">
        <Text id={isCopied ? "viewer.copied" : "viewer.copy"} />
      </span>
    </Button>
  );
  return (
    <Fact label={label} action={action} className={styles.hash}>
      {hash && `${grouped(hash.slice(0, 8))} … ${grouped(hash.slice(-8))}`}
    </Fact>
  );
}

const grouped = (digits: string) => `${digits.slice(0, 4)} ${digits.slice(4)}`;
