import type { ReactNode } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import type { Problem } from "../installation/outcome.ts";
import { Notice } from "../ui/Notice.tsx";
import { Shape } from "../ui/Shape.tsx";
import { useAccountProblemText } from "./useAccountProblemText.ts";

type Props = { problem: Problem; title: MessageId; actions?: ReactNode };

/** What could not be done and why, where it was tried; in a form, the button that was pressed is the retry. */
export function AccountProblem({ problem, title, actions }: Props) {
  const problemText = useAccountProblemText();
  return (
    <Notice role="alert" picture={<Shape name="overdue" size={22} />} title={<Text id={title} />} actions={actions}>
      {problemText(problem)}
    </Notice>
  );
}
