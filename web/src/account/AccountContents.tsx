import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useFeatures } from "../relay/features.tsx";
import type { AccountContents_user$key } from "./__generated__/AccountContents_user.graphql.ts";
import styles from "./AccountContents.module.css";
import { type AccountAnchor, anchorTitles, companyAnchors, ownAnchors } from "./accountAnchors.ts";
import type { AccountCounts } from "./accountCounts.ts";
import { useCurrentAnchor } from "./useCurrentAnchor.ts";

type Props = { userRef: AccountContents_user$key; counts: AccountCounts };

export function AccountContents({ userRef, counts }: Props) {
  const text = useText();
  const features = useFeatures();
  const { company, wantsWeeklyMail: wish } = useFragment(
    graphql`
      fragment AccountContents_user on User {
        wantsWeeklyMail @catch(to: RESULT)
        company @catch(to: NULL) {
          viewerCanEdit
          viewerCanManagePrograms
        }
      }
    `,
    userRef,
  );
  const isShown: Partial<Record<AccountAnchor, boolean>> = {
    finishing: features.review === true || features.declarations === true,
    record: features.nationalRecords === true,
    instruments: features.instruments === true,
    programs: Boolean(features.programs && company?.viewerCanManagePrograms),
    webhooks: Boolean(features.webhooks && company?.viewerCanEdit),
    "weekly-mail": !wish.ok || typeof wish.value === "boolean",
  };
  const shown = (anchors: readonly AccountAnchor[]) => anchors.filter((anchor) => isShown[anchor] ?? true);
  const ofCompany = company ? shown(companyAnchors) : (["company"] as const);
  const own = shown(ownAnchors);
  const current = useCurrentAnchor([...ofCompany, ...own]);
  return (
    <nav className={styles.contents} aria-label={text("account.contents")}>
      <Part title="account.contents.company" anchors={ofCompany} {...{ current, counts }} />
      <Part title="account.contents.own" anchors={own} {...{ current, counts }} />
    </nav>
  );
}

type PartProps = {
  title: MessageId;
  anchors: readonly AccountAnchor[];
  current: AccountAnchor | null;
  counts: AccountCounts;
};

function Part({ title, anchors, current, counts }: PartProps) {
  return (
    <div className={styles.part}>
      <p className={styles.title} id={title}>
        <Text id={title} />
      </p>
      <ul className={styles.list} aria-labelledby={title}>
        {anchors.map((anchor) => (
          <li key={anchor}>
            <Link
              className={styles.link}
              to={`#${anchor}`}
              replace
              preventScrollReset
              aria-current={anchor === current ? "location" : undefined}
            >
              <Text id={anchorTitles[anchor]} />
              {counts[anchor] !== undefined && (
                <span className={styles.count} aria-hidden="true">
                  {" "}
                  {counts[anchor]}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
