import { Text } from "../i18n/Text.tsx";
import { ShortcutSetting } from "../shell/ShortcutSetting.tsx";
import { Card } from "../ui/Card.tsx";
import { AccountSection } from "./AccountSection.tsx";

export function KeyboardSettings() {
  return (
    <AccountSection anchor="shortcuts" title={<Text id="shortcut.title" />}>
      <Card>
        <ShortcutSetting />
      </Card>
    </AccountSection>
  );
}
