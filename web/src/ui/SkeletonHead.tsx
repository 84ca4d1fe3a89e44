import { Spinner } from "@blueprintjs/core";
import { Fragment, type ReactNode, useLayoutEffect } from "react";
import { useNavigationType } from "react-router";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { type Back, BackLink } from "./BackLink.tsx";
import folded from "./PageActions.module.css";
import head from "./PageHeader.module.css";
import styles from "./Skeleton.module.css";

/** A button's text, which sets the width of the placeholder; "more" is the menu of three dots. */
export type SkeletonAction = "more" | { text: MessageId; folds?: boolean };

type Props = {
  /** Undefined if the person did not come from a list that passes the title on. */
  title: string | undefined;
  back?: Back;
  /** The line above the title in place of `back`. */
  path?: ReactNode;
  actions: readonly SkeletonAction[];
  children: ReactNode;
};

/** The head of a page that loads, with one small spinner in the line below its title. */
export function SkeletonHead({ title, back, path, actions, children }: Props) {
  const isBack = useNavigationType() === "POP";
  // The list that led here may be scrolled, and the placeholder's heading takes no focus.
  useLayoutEffect(() => {
    if (!isBack) document.documentElement.scrollTop = 0;
  }, [isBack]);
  return (
    <header className={head.head}>
      {back && <BackLink {...back} />}
      {path}
      <div className={head.row}>
        <div className={head.titles}>
          {title === undefined ? (
            <div className={styles.title}>
              <Bar width={240} />
            </div>
          ) : (
            <h1>{title}</h1>
          )}
          <div className={styles.below}>
            {children}
            <SmallSpinner />
          </div>
        </div>
        <div className={head.actions} aria-hidden="true">
          {actions.map((action) =>
            action === "more" ? (
              <Fragment key={action}>
                <span className={`bp6-skeleton ${styles.button} ${styles.dots} ${folded.folding}`} />
                <span className={folded.menu}>
                  <Place text="page.moreActions" />
                </span>
              </Fragment>
            ) : (
              <span key={action.text} className={action.folds ? folded.folding : undefined}>
                <Place text={action.text} />
              </span>
            ),
          )}
        </div>
      </div>
    </header>
  );
}

const Place = ({ text }: { text: MessageId }) => (
  <span className={`bp6-skeleton ${styles.button}`}>
    <Text id={text} />
  </span>
);

/** The spinner appears late, so that it does not flash when the answer comes at once. */
export function SmallSpinner() {
  const text = useText();
  return (
    <span className={styles.spinner} role="status">
      <Spinner size={18} aria-label={text("app.loading")} />
    </span>
  );
}

/** A placeholder for a line of text; `width` is in pixels. */
export const Bar = ({ width }: { width: number }) => (
  <span className={`bp6-skeleton ${styles.bar}`} style={{ width }} aria-hidden="true" />
);
