import { Button } from "@blueprintjs/core";
import { Duplicate } from "@blueprintjs/icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useFileSize } from "../i18n/useFileSize.ts";
import { useMoment } from "../i18n/useMoment.ts";
import { useText } from "../i18n/useText.ts";
import { useFeatures } from "../relay/features.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { PhotoFacts_attachment$key } from "./__generated__/PhotoFacts_attachment.graphql.ts";
import { Fact } from "./Fact.tsx";
import { FileFacts } from "./FileFacts.tsx";
import styles from "./PhotoViewer.module.css";
import type { PhotoPlace, ViewerPhoto } from "./viewerPhoto.ts";
import { writtenTime } from "./writtenTime.ts";

const origins: Record<string, MessageId> = {
  CAMERA: "viewer.origin.camera",
  FOLDER: "viewer.origin.folder",
  PHONE: "viewer.origin.phone",
  APP: "viewer.origin.app",
};

type Props = { photo: ViewerPhoto; isFitted: boolean; hasOthers: boolean; onLeave: () => void };

/** Where a photo belongs, and its proof. If the service stores no proof, only the place is shown. */
export function PhotoFacts({ photo, isFitted, hasOthers, onLeave }: Props) {
  const { place, factsRef, file } = photo;
  const keepsProof = useFeatures().photoProof === true && factsRef !== null;
  if (!place && !keepsProof && !file) return null;
  return (
    <div className={styles.facts}>
      {place?.isRequired && (
        <p className={styles.required}>
          <StatusIcon name="completed" size={18} />
          <Text id="viewer.required" values={{ number: place.stepNumber }} />
        </p>
      )}
      {place && (
        <dl>
          <PlaceFacts place={place} onLeave={onLeave} />
        </dl>
      )}
      {keepsProof && <Proof attachmentRef={factsRef} />}
      {file && <FileFacts file={file} />}
      <Keys isFitted={isFitted} hasOthers={hasOthers} />
    </div>
  );
}

function PlaceFacts({ place, onLeave }: { place: PhotoPlace; onLeave: () => void }) {
  const { room, roomAddress, stepNumber, stepAddress, product, measured } = place;
  return (
    <>
      <Fact label="viewer.place">
        <Link to={roomAddress} preventScrollReset onClick={onLeave}>
          {room}
        </Link>
        {", "}
        <Link to={stepAddress} preventScrollReset onClick={onLeave}>
          <Text id="photoTray.step.short" values={{ number: stepNumber }} />
        </Link>
      </Fact>
      {product && <Fact label="viewer.product">{product}</Fact>}
      {measured && <Fact label="viewer.measured">{[measured.day, measured.person].filter(Boolean).join(", ")}</Fact>}
    </>
  );
}

function Keys({ isFitted, hasOthers }: { isFitted: boolean; hasOthers: boolean }) {
  return (
    <p className={styles.keys} aria-hidden="true">
      {(hasOthers || !isFitted) && (
        <span>
          <kbd>←</kbd> <kbd>→</kbd> <Text id={isFitted ? "viewer.keys.walk" : "viewer.keys.pan"} />
        </span>
      )}
      <span>
        <kbd>+</kbd> <kbd>−</kbd> <Text id="viewer.keys.zoom" />
      </span>
      <span>
        <kbd>0</kbd> <Text id="viewer.keys.fit" />
      </span>
      <span>
        <kbd>1</kbd> 100 %
      </span>
    </p>
  );
}

function Proof({ attachmentRef }: { attachmentRef: PhotoFacts_attachment$key }) {
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
    <>
      <dl>
        <Fact label="viewer.taken" unknown="viewer.taken.unknown">
          {takenAt && writtenTime(takenAt)}
        </Fact>
        {addedAt && <Fact label="viewer.added">{moment(addedAt)}</Fact>}
      </dl>
      <details className={styles.technical}>
        <summary>
          <Text id="viewer.technical" />
        </summary>
        <dl>
          {originText && (
            <Fact label="viewer.origin">
              <Text id={originText} />
            </Fact>
          )}
          {chosenSha256 && chosenSha256 === sha256 ? (
            <Hash label="viewer.sameSha256" hash={sha256} />
          ) : (
            <>
              {chosenSha256 && <Hash label="viewer.chosenSha256" hash={chosenSha256} />}
              {sha256 && <Hash label="viewer.sha256" hash={sha256} />}
            </>
          )}
          <Fact label="viewer.file">
            {fileName}, {fileSize(size)}
          </Fact>
        </dl>
      </details>
    </>
  );
}

/** Shows the first and last eight digits. The copy button copies all 64. */
function Hash({ label, hash }: { label: MessageId; hash: string }) {
  const text = useText();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(hash).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Fact label={label}>
      <span className={styles.hash}>
        {grouped(hash.slice(0, 8))} … {grouped(hash.slice(-8))}
      </span>
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
    </Fact>
  );
}

const grouped = (digits: string) => `${digits.slice(0, 4)} ${digits.slice(4)}`;
