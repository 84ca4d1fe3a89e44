import type { ReactNode } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { PanelBody } from "../ui/PanelBody.tsx";
import { PanelHeader } from "../ui/PanelHeader.tsx";
import { QueryBoundary } from "./QueryBoundary.tsx";

/** Shows the failure of a panel in the panel, so that the page stays. */
export function PanelBoundary({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <QueryBoundary
      title={<Text id="panel.failed.what" />}
      reason="panel.failed.reason"
      fallback={(notice) => (
        <>
          <PanelHeader title={text("panel.failed.title")} />
          <PanelBody>{notice}</PanelBody>
        </>
      )}
    >
      {children}
    </QueryBoundary>
  );
}
