import { useNavigate } from "react-router";
import { useLanguage } from "../i18n/I18nProvider.tsx";
import { languageNames } from "../i18n/languageNames.ts";
import { type Language, languageList } from "../i18n/languages.ts";
import { useText } from "../i18n/useText.ts";
import { newProjectState } from "../navigation/newProjectState.ts";

export type SearchAction = {
  id: string;
  label: string;
  /** True for one of many similar actions, such as languages. Such actions appear once something is typed. */
  isFurther?: boolean;
  run: () => void;
};

/** The actions that match the typed words, or the usual actions if nothing is typed. */
export function useSearchActions(typed: string, onLanguage: (language: Language) => void): SearchAction[] {
  const text = useText();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const to = (path: string, state?: object) => () => void navigate(path, { state });
  const others = languageList.filter((each) => each !== language);
  const actions: SearchAction[] = [
    { id: "new", label: text("project.create.title"), run: to("/projects/ongoing", newProjectState) },
    { id: "ongoing", label: text("project.list.ongoing"), run: to("/projects/ongoing") },
    { id: "archived", label: text("project.list.archived"), run: to("/projects/archived") },
    { id: "account", label: text("shell.user.account"), run: to("/account") },
    { id: "users", label: text("shell.menu.users"), run: to("/account#users") },
    ...others.map((each) => ({
      id: each,
      label: text("shell.language.label", { language: languageNames[each] }),
      isFurther: true,
      run: () => onLanguage(each),
    })),
  ];
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return actions.filter(({ isFurther }) => !isFurther);
  return actions.filter(({ label }) => {
    const own = wordsOf(label);
    return wanted.every((word) => own.some((candidate) => candidate.startsWith(word)));
  });
}

function wordsOf(text: string): string[] {
  const folded = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}
