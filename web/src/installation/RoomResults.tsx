import type { ReactNode, Ref } from "react";
import { FailureReasons } from "../errors/FailureReasons.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { Notice } from "../ui/Notice.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./RoomResults.module.css";

/** `title` is null if the answer names no room. */
type FaultyRoom = { readonly title: string | null; readonly failure: MutationFailure | null };

type Props = {
  id?: string;
  ref?: Ref<HTMLDivElement>;
  /** The reason why the last request had no result. */
  failure?: ReactNode;
  left: readonly FaultyRoom[];
  leftNote: ReactNode;
  /** The created rooms that lack a product. */
  incomplete: readonly FaultyRoom[];
  children: ReactNode;
};

export function RoomResults({ id, ref, failure, left, leftNote, incomplete, children }: Props) {
  return (
    <div id={id} ref={ref} className={styles.results}>
      {failure}
      {left.length > 0 && (
        <Notice
          role="alert"
          picture={<StatusIcon name="overdue" size={22} />}
          title={<Text id="installation.several.left" values={{ count: left.length }} />}
          details={<RoomReasons rooms={left} />}
        >
          {leftNote}
        </Notice>
      )}
      {incomplete.length > 0 && (
        <Notice
          role="alert"
          picture={<StatusIcon name="near-limit" size={22} />}
          title={<Text id="installation.several.withoutProduct" values={{ count: incomplete.length }} />}
          details={<RoomReasons rooms={incomplete} />}
        />
      )}
      {children}
    </div>
  );
}

function RoomReasons({ rooms }: { rooms: readonly FaultyRoom[] }) {
  const text = useText();
  const items = rooms.map(({ title, failure }) => ({ name: title ?? text("installation.several.unnamed"), failure }));
  return <FailureReasons items={items} context="installation" />;
}
