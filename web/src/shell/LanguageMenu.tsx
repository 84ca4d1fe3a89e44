import { Button, PopoverNext, PopupKind } from "@blueprintjs/core";
import { ChevronDown } from "@blueprintjs/icons";
import { availableLanguages } from "../i18n/catalogues.ts";
import { useLanguage } from "../i18n/I18nProvider.tsx";
import { type Language, languages } from "../i18n/languages.ts";
import { useText } from "../i18n/useText.ts";
import { ArrowMenu } from "../ui/ArrowMenu.tsx";
import { MenuChoice } from "../ui/MenuChoice.tsx";
import { languageNames } from "./languageNames.ts";

type Props = {
  /** The country code, as in the top bar, or the language's own name. */
  show: "code" | "name";
  onChoose: (language: Language) => void;
};

export function LanguageMenu({ show, onChoose }: Props) {
  const text = useText();
  const { language } = useLanguage();
  return (
    <PopoverNext
      placement="bottom-end"
      arrow={false}
      popupKind={PopupKind.MENU}
      content={
        <ArrowMenu>
          {availableLanguages.map((each) => (
            <MenuChoice key={each} lang={each} isChosen={each === language} onChoose={() => onChoose(each)}>
              {languages[each]} · {languageNames[each]}
            </MenuChoice>
          ))}
        </ArrowMenu>
      }
    >
      <Button
        variant="minimal"
        endIcon={<ChevronDown size={14} />}
        aria-label={text("shell.language.label", { language: languageNames[language] })}
      >
        {show === "code" ? languages[language] : languageNames[language]}
      </Button>
    </PopoverNext>
  );
}
