import { Button } from "@blueprintjs/core";
import { Media } from "@blueprintjs/icons";
import { Text } from "../i18n/Text.tsx";
import { takeFreeFocus } from "../ui/takeFreeFocus.ts";
import { usePhotosView } from "./photosView.ts";

export function PhotosButton() {
  const { wasLeft, open } = usePhotosView();
  return (
    <Button ref={wasLeft ? takeFreeFocus : undefined} icon={<Media />} onClick={open}>
      <Text id="photoTray.title" />
    </Button>
  );
}
