import { Text } from "../i18n/Text.tsx";
import { ShortcutSetting } from "../shell/ShortcutSetting.tsx";
import { Card } from "../ui/Card.tsx";
import { AccountSection } from "./AccountSection.tsx";

/** Which keys do what; the place to switch single characters on again. */
export function KeyboardSettings() {
  return (
    <AccountSection title={<Text id="shortcut.title" />}>
      <Card>
        <ShortcutSetting />
      </Card>
    </AccountSection>
  );
}
