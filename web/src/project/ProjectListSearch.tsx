import { useText } from "../i18n/useText.ts";
import { SearchBox } from "../ui/SearchBox.tsx";
import styles from "./ProjectListSearch.module.css";
import { useProjectListView } from "./useProjectListView.ts";

export function ProjectListSearch() {
  const text = useText();
  const { view, changeView } = useProjectListView();
  return (
    <div className={styles.search}>
      <SearchBox label={text("project.list.search")} query={view.query} onSearch={(query) => changeView({ query })} />
    </div>
  );
}
