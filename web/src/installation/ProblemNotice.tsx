import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Shape } from "../ui/Shape.tsx";
import type { Problem } from "./outcome.ts";
import { useProblemText } from "./useProblemText.ts";

/** What could not be done and why, where it was tried; the button that was pressed is the retry. */
export function ProblemNotice({ problem, title }: { problem: Problem; title: MessageId }) {
  const problemText = useProblemText();
  return (
    <Notice role="alert" picture={<Shape name="overdue" size={22} />} title={<Text id={title} />}>
      {problemText(problem)}
    </Notice>
  );
}
