import { Button } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { Notice } from "../../ui/Notice.tsx";
import { PanelBody } from "../../ui/PanelBody.tsx";
import { PanelHeader } from "../../ui/PanelHeader.tsx";
import { usePanel } from "../../ui/panelContext.ts";

/** Shown if the project does not exist or belongs to another company. */
export function NothingToActivate() {
  const text = useText();
  const { onClose } = usePanel();
  return (
    <>
      <PanelHeader title={text("certificate.activate.title")} />
      <PanelBody>
        <Notice
          picture={<Search size={20} />}
          title={<Text id="certificate.activate.noProject" />}
          actions={
            <Button onClick={onClose}>
              <Text id="panel.close" />
            </Button>
          }
        >
          <Text id="certificate.activate.noProject.reason" />
        </Notice>
      </PanelBody>
    </>
  );
}
