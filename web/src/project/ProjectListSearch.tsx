import { useText } from "../i18n/useText.ts";
import { SearchBox } from "../ui/SearchBox.tsx";
import { useProjectListView } from "./useProjectListView.ts";

/** The box that narrows the list by name. */
export function ProjectListSearch() {
  const text = useText();
  const { view, changeView } = useProjectListView();
  return (
    <SearchBox label={text("project.list.search")} query={view.query} onSearch={(query) => changeView({ query })} />
  );
}
