import { Button } from "@blueprintjs/core";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Text } from "../../i18n/Text.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import { LinesLeftOut } from "./LinesLeftOut.tsx";

type Props = { count: number; leftOut: readonly number[]; onAgain: () => void };

export function Imported({ count, leftOut, onAgain }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <Notice
      role="status"
      picture={<StatusIcon name="completed" size={22} />}
      title={<Text id="project.import.done" values={{ count }} />}
      actions={
        <>
          <Link ref={link} to="/projects/ongoing">
            <Text id="project.import.toList" />
          </Link>
          <Button onClick={onAgain}>
            <Text id="project.import.another" />
          </Button>
        </>
      }
    >
      <Text id="project.import.takeBack" />
      {leftOut.length > 0 && <LinesLeftOut lines={leftOut} />}
    </Notice>
  );
}
