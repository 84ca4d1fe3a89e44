import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { ProjectListName } from "../navigation/projectListName.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { lazyModal } from "../ui/lazyModal.tsx";
import type { SavedViews_user$key } from "./__generated__/SavedViews_user.graphql.ts";
import { conditionsOf, projectListSearch, readProjectListView } from "./projectListView.ts";
import styles from "./SavedViews.module.css";
import { useProjectListView } from "./useProjectListView.ts";
import { useUpdateView } from "./useUpdateView.ts";

const SaveViewModal = lazyModal(async () => (await import("./SaveViewModal.tsx")).SaveViewModal);
const EditViewModal = lazyModal(async () => (await import("./EditViewModal.tsx")).EditViewModal);
const DeletedViewNote = lazyModal(async () => (await import("./DeletedViewNote.tsx")).DeletedViewNote);
const FailureNotice = lazyModal(async () => (await import("../errors/FailureNotice.tsx")).FailureNotice);

type Props = { userRef: SavedViews_user$key; list: ProjectListName };

/** The person's views of the list, each a link to its address. Renders nothing if the service keeps no views. */
export function SavedViews({ userRef, list }: Props) {
  const text = useText();
  const { savedViews } = useFragment(
    graphql`
      fragment SavedViews_user on User {
        savedViews @catch(to: NULL) {
          id
          list
          name
          search
        }
      }
    `,
    userRef,
  );
  const { view, changeView } = useProjectListView();
  const { update, isSaving } = useUpdateView();
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const links = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<"new" | "edit" | null>(null);
  const [newId, setNewId] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<{ id: string; name: string; search: string } | null>(null);
  const own = (savedViews ?? []).filter((each) => each.list === list.toUpperCase());
  const current = own.find(({ id }) => id === view.savedViewId) ?? null;
  const conditions = conditionsOf(view);
  const isChanged = current !== null && conditions !== readConditions(current.search);
  const close = () => setOpen(null);
  // The pressed button disappears once its view is saved, so the view's link gets the focus.
  useEffect(() => {
    if (newId === null || open !== null || current?.id !== newId) return;
    links.current?.querySelector<HTMLElement>("[aria-current]")?.focus();
    setNewId(null);
  }, [newId, open, current]);
  const hasTabs = own.length > 0;
  if (!savedViews || !(hasTabs || deleted || conditions !== "" || current)) return null;
  const currentLink = () => links.current?.querySelector<HTMLElement>("[aria-current]") ?? null;
  const replace = async (viewId: string) => {
    if (isSaving) return;
    const answer = await update({ viewId, search: conditions });
    setFailure(answer.kind === "done" ? null : answer);
    if (answer.kind === "done") currentLink()?.focus();
  };
  return (
    <>
      <div className={hasTabs ? styles.views : styles.bare}>
        {hasTabs && (
          <nav ref={links} className={styles.list} aria-label={text("view.list")}>
            <Link to={`/projects/${list}`} aria-current={!current && conditions === "" ? "page" : undefined}>
              <Text id="view.all" />
            </Link>
            {own.map(({ id, name, search }) => (
              <Link key={id} to={addressOf(list, id, search)} aria-current={id === current?.id ? "page" : undefined}>
                {name}
                {isChanged && id === current.id && (
                  <span className={styles.changed}>
                    {" "}
                    <Text id="view.changed" />
                  </span>
                )}
              </Link>
            ))}
          </nav>
        )}
        <div className={styles.actions}>
          {isChanged && (
            <button type="button" className={styles.action} onClick={() => void replace(current.id)}>
              <Text id="view.replace" />
            </button>
          )}
          {(isChanged || (!current && conditions !== "")) && (
            <button type="button" className={styles.action} aria-haspopup="dialog" onClick={() => setOpen("new")}>
              <Text id="view.saveNew" />
            </button>
          )}
          {current && (
            <button type="button" className={styles.action} aria-haspopup="dialog" onClick={() => setOpen("edit")}>
              <Text id="view.edit" />
            </button>
          )}
        </div>
        {failure && <FailureNotice failure={failure} title="view.save.failed" context="view" />}
        {open === "new" && (
          <SaveViewModal
            list={list}
            search={conditions}
            onSaved={(savedViewId) => {
              setNewId(savedViewId);
              changeView({ savedViewId });
            }}
            onClose={close}
          />
        )}
        {open === "edit" && current && (
          <EditViewModal
            view={current}
            focusAfter={() => currentLink() ?? links.current?.querySelector("a") ?? document.querySelector("h1")}
            onDeleted={() => {
              setDeleted(current);
              changeView({ savedViewId: null });
            }}
            onClose={close}
          />
        )}
      </div>
      {deleted && (
        <DeletedViewNote
          key={deleted.id}
          list={list}
          view={deleted}
          onRestored={(savedViewId) => {
            setDeleted(null);
            setNewId(savedViewId);
            changeView({ ...readProjectListView(new URLSearchParams(deleted.search)), savedViewId });
          }}
        />
      )}
    </>
  );
}

/** Drops conditions that this version of the list does not know. */
const readConditions = (search: string) => conditionsOf(readProjectListView(new URLSearchParams(search)));

function addressOf(list: ProjectListName, savedViewId: string, search: string) {
  const view = { ...readProjectListView(new URLSearchParams(search)), savedViewId };
  return { pathname: `/projects/${list}`, search: `${projectListSearch(view)}` };
}
