import type { ReactNode } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { PageError } from "../ui/PageError.tsx";
import { PanelBody } from "../ui/PanelBody.tsx";
import { PanelHead } from "../ui/PanelHead.tsx";

/** A panel that fails leaves the page standing. Trying again runs the layout's loader, whose new answer clears the failure. */
export function PanelBoundary({ children }: { children: ReactNode }) {
  const text = useText();
  const loaded = useLoaderData<unknown>();
  const { revalidate } = useRevalidator();
  return (
    <Boundary
      resetKey={loaded}
      fallback={(error) => (
        <>
          <PanelHead title={text("panel.failed.title")} />
          <PanelBody>
            <PageError
              title={<Text id="panel.failed.what" />}
              reason={<Text id="panel.failed.reason" />}
              caseNumber={caseNumber(error)}
              onRetry={() => void revalidate()}
            />
          </PanelBody>
        </>
      )}
    >
      {children}
    </Boundary>
  );
}
