import { lazy, Suspense, startTransition, useRef, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { ProjectListName } from "../navigation/projectListName.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { ClosedFilter } from "../ui/ClosedFilter.tsx";
import { LostPart } from "../ui/LostPart.tsx";
import styles from "./ProjectListFilters.module.css";
import { hasFilters, noFilters, type ProjectFilters } from "./projectListFilters.ts";

const ProjectFilterControls = lazy(async () => ({
  default: (await import("./ProjectFilterControls.tsx")).ProjectFilterControls,
}));

export type FilterName = "customer" | "installer" | "city" | "endDate";

type Props = { list: ProjectListName; filters: ProjectFilters; onChange: (filters: ProjectFilters) => void };

/** Draws plain buttons until a filter is pressed or set, because the controls' code is large. */
export function ProjectListFilters({ list, filters, onChange }: Props) {
  const text = useText();
  const row = useRef<HTMLFieldSetElement>(null);
  const [pressed, setPressed] = useState<FilterName | null>(null);
  const isSet = hasFilters(filters);
  const [needsControls, setNeedsControls] = useState(isSet);
  if (isSet && !needsControls) setNeedsControls(true);
  const open = (name: FilterName) =>
    // The pressed button stays, with its focus, while the code loads.
    startTransition(() => {
      setPressed(name);
      setNeedsControls(true);
    });
  const all = text("project.list.all");
  const closed = (
    <>
      <ClosedFilter name={text("project.fact.customer")} all={all} popup="dialog" onOpen={() => open("customer")} />
      <ClosedFilter name={text("installation.installer")} all={all} popup="menu" onOpen={() => open("installer")} />
      <ClosedFilter name={text("project.field.city")} all={all} popup="dialog" onOpen={() => open("city")} />
      <ClosedFilter
        name={text("project.fact.endDate")}
        all={text("certificate.list.any")}
        popup="dialog"
        onOpen={() => open("endDate")}
      />
    </>
  );
  const clear = () => {
    onChange(noFilters);
    row.current?.querySelector("button")?.focus();
  };
  return (
    <fieldset ref={row} className={styles.filters}>
      <legend className="heard-only">{text("project.list.filters")}</legend>
      <Boundary fallback={() => <LostPart />}>
        <Suspense fallback={closed}>
          {needsControls ? (
            <ProjectFilterControls list={list} filters={filters} onChange={onChange} pressed={pressed} />
          ) : (
            closed
          )}
        </Suspense>
      </Boundary>
      {isSet && (
        <button type="button" className={styles.clear} onClick={clear}>
          <Text id="project.list.filter.clear" />
        </button>
      )}
    </fieldset>
  );
}
