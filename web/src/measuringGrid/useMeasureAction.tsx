import { Dashboard } from "@blueprintjs/icons";
import { useNavigate } from "react-router";
import { useText } from "../i18n/useText.ts";
import { measuringSearch } from "../navigation/useMeasuringView.ts";

export function useMeasureAction() {
  const text = useText();
  const navigate = useNavigate();
  return {
    text: text("measuring.title"),
    icon: <Dashboard />,
    folds: true,
    onClick: () => void navigate({ search: measuringSearch() }),
  };
}
