import { useText } from "../i18n/useText.ts";
import { Option } from "../ui/Option.tsx";
import { Marked } from "./Marked.tsx";
import styles from "./SearchModal.module.css";
import type { SearchGroup, SearchOption } from "./useSearchGroups.tsx";

type Props = {
  id: string;
  groups: SearchGroup[];
  activeId: string | undefined;
  optionId: (option: string) => string;
  onOpen: (option: SearchOption) => void;
};

export function SearchList({ id, groups, activeId, optionId, onOpen }: Props) {
  const text = useText();
  return (
    <div role="listbox" id={id} aria-label={text("search.title")} className={styles.list}>
      {groups.map(({ name, label, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: A fieldset is no group of a listbox.
        <div key={name} role="group" aria-labelledby={`${id}${name}`}>
          <div id={`${id}${name}`} role="presentation" className={styles.heading}>
            {label}
          </div>
          {options.map((option) => (
            <Option
              key={option.id}
              id={optionId(option.id)}
              isActive={optionId(option.id) === activeId}
              className={styles.option}
              onChoose={() => onOpen(option)}
            >
              {option.icon}
              <span className={styles.text}>
                <span className={styles.title}>
                  <Marked text={option.title} matches={option.matches} />
                </span>{" "}
                <span className={styles.place}>
                  <Marked text={option.place} matches={option.matches} />
                </span>
              </span>{" "}
              {option.note && <span className={styles.note}>{option.note}</span>}
            </Option>
          ))}
        </div>
      ))}
    </div>
  );
}
