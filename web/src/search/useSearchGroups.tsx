import { ArrowRight, Cube, Endorsed, FolderClose, MapMarker, Person, Projects, Tag, Time } from "@blueprintjs/icons";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import type { MessageId } from "../i18n/catalogues.ts";
import type { Language } from "../i18n/languages.ts";
import { useText } from "../i18n/useText.ts";
import { useFeatures } from "../relay/features.tsx";
import { recentPlaces, rememberPlace } from "../storage/recentPlaces.ts";
import { placeOf, searchPath } from "./searchPath.ts";
import type { SearchHit } from "./useSearch.ts";
import { useSearchActions } from "./useSearchActions.ts";

export type SearchOption = {
  id: string;
  icon: ReactNode;
  title: string;
  place: string;
  matches: readonly string[];
  /** A note beside the result, such as "archived". */
  note?: string | undefined;
  run: () => void;
};

export type SearchGroup = {
  name: string;
  label: string;
  options: SearchOption[];
};

type Kind = Exclude<SearchHit["kind"], "%future added value">;

const kinds: Record<Kind, { label: MessageId; icon: ReactNode }> = {
  PROJECT: { label: "search.kind.project", icon: <Projects /> },
  CUSTOMER: { label: "search.kind.customer", icon: <Person /> },
  ADDRESS: { label: "search.kind.address", icon: <MapMarker /> },
  FOLDER: { label: "search.kind.folder", icon: <FolderClose /> },
  INSTALLATION: { label: "search.kind.installation", icon: <Cube /> },
  PRODUCT: { label: "search.kind.product", icon: <Tag /> },
  CERTIFICATE: { label: "search.kind.certificate", icon: <Endorsed /> },
  PERSON: { label: "search.kind.person", icon: <Person /> },
};

const isKnown = (hit: SearchHit): hit is SearchHit & { kind: Kind } => Object.hasOwn(kinds, hit.kind);

/** The list's options: results by kind (recent places if nothing is typed), then the actions. */
export function useSearchGroups(
  { query, hits }: { query: string; hits: readonly SearchHit[] },
  typed: string,
  onLanguage: (language: Language) => void,
): SearchGroup[] {
  const text = useText();
  const navigate = useNavigate();
  const features = useFeatures();
  const hasCustomers = features.customers === true;
  const actions = useSearchActions(typed, onLanguage);
  const isBlank = typed.trim() === "";
  const toOption = (hit: SearchHit & { kind: Kind }): SearchOption => {
    const { kind, nodeId, title, matches, archived } = hit;
    const [path, place] = [searchPath(hit, features), placeOf(hit, hasCustomers)];
    const note = kind === "PERSON" ? "search.inactive" : "search.archived";
    return {
      id: `${kind}${nodeId}`,
      icon: kinds[kind].icon,
      title,
      place,
      matches,
      note: archived && !(kind === "CUSTOMER" && hasCustomers) ? text(note) : undefined,
      run: () => {
        rememberPlace({ kind, title, place, path });
        void navigate(path);
      },
    };
  };
  const byKind = isBlank || query === "" ? [] : [...Map.groupBy(hits.filter(isKnown), ({ kind }) => kind)];
  const recent = isBlank ? recentPlaces() : [];
  const groups: SearchGroup[] = [
    ...byKind.map(([kind, ofKind]) => ({
      name: kind,
      label: text(kinds[kind].label),
      options: (hasCustomers ? uniqueCustomers(ofKind) : ofKind).map(toOption),
    })),
    {
      name: "recent",
      label: text("search.recent"),
      options: recent.map(({ title, place, path }) => ({
        id: `recent${path}${title}`,
        icon: <Time />,
        title,
        place,
        matches: [],
        run: () => void navigate(path),
      })),
    },
    {
      name: "actions",
      label: text("search.actions"),
      options: actions.map(({ id, label, run }) => ({
        id,
        icon: <ArrowRight />,
        title: label,
        place: "",
        matches: [],
        run,
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** All projects of a customer are hits that open the same page, so one of them is enough. */
function uniqueCustomers<Hit extends SearchHit>(hits: readonly Hit[]): Hit[] {
  const seen = new Set<string>();
  return hits.filter((hit) => {
    if (hit.kind !== "CUSTOMER") return true;
    const path = searchPath(hit, { customers: true });
    const isFirst = !seen.has(path);
    seen.add(path);
    return isFirst;
  });
}
