import { useText } from "../i18n/useText.ts";
import { listSearch } from "../navigation/listSearch.ts";
import type { ProjectListName } from "../navigation/projectListName.ts";
import type { Origin } from "../ui/origin.ts";

/** The list that the back link leads to if no page led here. */
export function useProjectList(list: ProjectListName): Origin {
  const text = useText();
  return { to: `/projects/${list}${listSearch(list)}`, label: text(`project.list.${list}`) };
}
