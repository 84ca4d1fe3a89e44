import { Button } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { Link } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { openGlobalSearch } from "../navigation/globalSearch.ts";
import type { ProjectListName } from "../navigation/projectListName.ts";
import { useFeatures } from "../relay/features.tsx";
import { EmptyCable } from "../ui/EmptyCable.tsx";
import { Notice } from "../ui/Notice.tsx";
import { CreateProject } from "./CreateProject.tsx";
import { hasFilters, noFilters } from "./projectListFilters.ts";
import { type ProjectListView, projectListSearch } from "./projectListView.ts";

type Props = {
  list: ProjectListName;
  view: ProjectListView;
  hasNone: boolean;
  onChangeView: (next: Partial<ProjectListView>) => void;
};

function emptyText({ query, filters }: ProjectListView) {
  if (hasFilters(filters)) return "project.list.noFiltered";
  return query ? "project.list.noMatch" : "project.list.noState";
}

export function ProjectListEmpty({ list, view, hasNone, onChangeView }: Props) {
  const { search } = useFeatures();
  const words = view.query.trim();
  if (hasNone)
    return (
      <Notice
        picture={<EmptyCable />}
        title={<Text id={`project.list.none.${list}`} />}
        actions={list === "ongoing" && <CreateProject />}
      >
        <Text id={`project.list.none.${list}Reason`} />
      </Notice>
    );
  const isFiltered = hasFilters(view.filters);
  const other = list === "ongoing" ? "archived" : "ongoing";
  return (
    <Notice
      role="status"
      picture={<Search size={22} />}
      title={<Text id={emptyText(view)} values={{ query: view.query }} />}
      actions={
        <>
          <Button onClick={() => onChangeView({ query: "", status: null, filters: noFilters })}>
            <Text id={view.query && !isFiltered ? "project.list.clearSearch" : "project.list.showAll"} />
          </Button>
          {search && words !== "" && (
            <Button onClick={() => openGlobalSearch(words)}>
              <Text id="search.everywhere" values={{ words }} />
            </Button>
          )}
          {view.query && (
            <Link to={{ pathname: `/projects/${other}`, search: `${projectListSearch({ ...view, status: null })}` }}>
              <Text id={`project.list.search.${other}`} />
            </Link>
          )}
        </>
      }
    >
      <Text id={`project.list.scope.${list}`} />
    </Notice>
  );
}
