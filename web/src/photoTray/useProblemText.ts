import { useCallback } from "react";
import { useIntl } from "react-intl";
import { useRefusalText } from "../errors/useFailureText.ts";
import { useText } from "../i18n/useText.ts";
import { usePlaceText } from "./usePlaceText.ts";
import type { Problem } from "./useTrayPhotos.ts";

const maxNames = 4;

export function useProblemText() {
  const text = useText();
  const intl = useIntl();
  const { placeText } = usePlaceText();
  const refusalText = useRefusalText("installation");
  return useCallback(
    (problem: Problem): string => {
      switch (problem.kind) {
        case "fault":
          return refusalText({ code: problem.code });
        case "several": {
          const names = problem.rooms.slice(0, maxNames).map(({ label }) => label);
          if (problem.rooms.length > maxNames) names.push("…");
          return text("photoTray.problem.several", {
            rooms: intl.formatList(names, { type: "unit" }),
          });
        }
        case "full":
          return text("photoTray.problem.full", { place: placeText(problem.place) });
        case "noStep":
        case "finished":
          return text(`photoTray.problem.${problem.kind}`, { room: problem.room.label });
        case "takesNone":
        case "severalProducts":
          return text(`photoTray.problem.${problem.kind}`, { room: problem.room.label, number: problem.step.number });
        default:
          return text(`photoTray.problem.${problem.kind}`);
      }
    },
    [text, intl, placeText, refusalText],
  );
}
