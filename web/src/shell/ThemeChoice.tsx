import { MenuDivider } from "@blueprintjs/core";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { MenuChoice } from "../ui/MenuChoice.tsx";
import { themes, useTheme } from "./useTheme.ts";

export function ThemeChoice() {
  const text = useText();
  const { theme, chooseTheme } = useTheme();
  return (
    <>
      <MenuDivider title={text("shell.theme.title")} />
      {themes.map((each) => (
        <MenuChoice key={each} isChosen={each === theme} onChoose={() => chooseTheme(each)}>
          <Text id={`shell.theme.${each}`} />
        </MenuChoice>
      ))}
      <MenuDivider />
    </>
  );
}
