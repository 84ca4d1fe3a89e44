import { Button } from "@blueprintjs/core";
import { Hand, Tag, Time } from "@blueprintjs/icons";
import type { ReactNode } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./RoomTable.module.css";
import type { Proposal } from "./useProposals.ts";
import type { PlacedPhoto } from "./useTrayPhotos.ts";

type Props = {
  placed: readonly PlacedPhoto[];
  proposals: readonly Proposal[];
  onTakeBack: (id: string) => void;
  onAccept: (proposals: readonly Proposal[]) => void;
};

/** Tells why each new or proposed photo is in the room. Buttons accept the photo or take it back. */
export function WhyHere({ placed, proposals, ...props }: Props) {
  const text = useText();
  return (
    <>
      {placed.map((photo) => (
        <Line
          key={photo.id}
          icon={photo.match ? <Tag size={14} /> : <Hand size={14} />}
          action="photoTray.takeBack.short"
          label={text("photoTray.takeBack", { fileName: photo.file.name })}
          onAct={() => props.onTakeBack(photo.id)}
        >
          <Reason photo={photo} />
        </Line>
      ))}
      {proposals.map((proposal) => (
        <Line
          key={proposal.photo.id}
          icon={<Time size={14} />}
          action="photoTray.proposal.accept"
          label={text("photoTray.proposal.acceptOf", { fileName: proposal.photo.file.name })}
          onAct={() => props.onAccept([proposal])}
        >
          <Text
            id="photoTray.proposal"
            values={{
              fileName: proposal.photo.file.name,
              time: proposal.takenAt.slice(0, 16).replace("T", " "),
              number: proposal.place.step.number,
            }}
          />
        </Line>
      ))}
    </>
  );
}

/** Tells in place of the steps why a room takes no photos. */
export function TakesNone({ isFinished }: { isFinished: boolean }) {
  return (
    <span className={styles.quiet}>
      {isFinished && <StatusIcon name="completed" size={16} />}
      <Text id={isFinished ? "photoTray.finished" : "product.none"} />
    </span>
  );
}

type LineProps = {
  icon: ReactNode;
  action: "photoTray.takeBack.short" | "photoTray.proposal.accept";
  label: string;
  onAct: () => void;
  children: ReactNode;
};

function Line({ icon, action, label, onAct, children }: LineProps) {
  return (
    <div className={styles.line}>
      {icon}
      <span>{children}</span>
      <Button size="small" variant="minimal" intent="primary" aria-label={label} onClick={onAct}>
        <Text id={action} />
      </Button>
    </div>
  );
}

function Reason({ photo: { match, file } }: { photo: PlacedPhoto }) {
  if (!match) return <Text id="photoTray.byHand" values={{ fileName: file.name }} />;
  const { roomPart: room, stepPart: step } = match;
  if (step === null) return <Text id="photoTray.matchedRoom" values={{ room }} />;
  return <Text id="photoTray.matched" values={{ room, step }} />;
}
