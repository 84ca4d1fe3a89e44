import { Button, PopoverNext, PopupKind } from "@blueprintjs/core";
import { ChevronDown } from "@blueprintjs/icons";
import { useLanguage } from "../i18n/I18nProvider.tsx";
import { languageNames } from "../i18n/languageNames.ts";
import { type Language, languageList, languages } from "../i18n/languages.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { ArrowMenu } from "../ui/ArrowMenu.tsx";
import { MenuChoice } from "../ui/MenuChoice.tsx";
import styles from "./LanguageMenu.module.css";

type Props = {
  /** "code" is the country code in the top bar, "name" the language's own name. */
  show: "code" | "name";
  onChoose: (language: Language) => void;
};

export function LanguageMenu({ show, onChoose }: Props) {
  const text = useText();
  const { language, failed } = useLanguage();
  return (
    <div className={styles.menu}>
      <p role="status" className={styles.notFetched}>
        {failed && <Text id="shell.language.notFetched" values={{ language: languageNames[failed] }} />}
      </p>
      <PopoverNext
        placement="bottom-end"
        arrow={false}
        popupKind={PopupKind.MENU}
        content={
          <ArrowMenu>
            {languageList.map((each) => (
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
          aria-label={text("shell.language.label", {
            language: show === "code" ? `${languageNames[language]} (${languages[language]})` : languageNames[language],
          })}
        >
          {show === "code" ? languages[language] : languageNames[language]}
        </Button>
      </PopoverNext>
    </div>
  );
}
