import { Button } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Notice } from "../ui/Notice.tsx";
import { PanelBody } from "../ui/PanelBody.tsx";
import { PanelHeader } from "../ui/PanelHeader.tsx";
import { usePanel } from "../ui/panelContext.ts";

export function InstallationNotFound() {
  const text = useText();
  const { onClose } = usePanel();
  return (
    <>
      <PanelHeader title={text("installation.notFound.title")} />
      <PanelBody>
        <Notice
          picture={<Search size={20} />}
          title={<Text id="installation.notFound.what" />}
          actions={
            <Button onClick={onClose}>
              <Text id="panel.close" />
            </Button>
          }
        >
          <Text id="installation.notFound.reason" />
        </Notice>
      </PanelBody>
    </>
  );
}
