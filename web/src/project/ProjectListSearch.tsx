import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { openGlobalSearch } from "../navigation/globalSearch.ts";
import { useFeatures } from "../relay/features.tsx";
import { SearchBox } from "../ui/SearchBox.tsx";
import styles from "./ProjectListSearch.module.css";
import { useProjectListView } from "./useProjectListView.ts";

export function ProjectListSearch() {
  const text = useText();
  const { search } = useFeatures();
  const { view, changeView } = useProjectListView();
  const words = view.query.trim();
  return (
    <div className={styles.search}>
      <SearchBox label={text("project.list.search")} query={view.query} onSearch={(query) => changeView({ query })} />
      {search && words !== "" && (
        <button type="button" className={styles.everywhere} onClick={() => openGlobalSearch(words)}>
          <Text id="search.everywhere" values={{ words }} />
        </button>
      )}
    </div>
  );
}
