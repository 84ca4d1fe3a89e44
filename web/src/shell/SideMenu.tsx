import { Book, GroupedBarChart, Help, History, People, TimelineLineChart } from "@blueprintjs/icons";
import { graphql, useFragment } from "react-relay/hooks";
import { Link, NavLink, useLocation } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useFeatures } from "../relay/features.tsx";
import type { SideMenu_query$key } from "./__generated__/SideMenu_query.graphql.ts";
import { Brand } from "./Brand.tsx";
import { ExternalLink } from "./ExternalLink.tsx";
import { ProjectListLinks } from "./ProjectListLinks.tsx";
import styles from "./SideMenu.module.css";

export function SideMenu({ queryRef }: { queryRef: SideMenu_query$key }) {
  const text = useText();
  const { pathname, hash } = useLocation();
  const features = useFeatures();
  const isAtUsers = pathname === "/account" && hash === "#users";
  const { links, viewer } = useFragment(
    graphql`
      fragment SideMenu_query on Query @argumentDefinitions(language: { type: "Language!" }) {
        viewer {
          company @catch(to: NULL) {
            ...ProjectListLinks_company
            viewerCanReadHistory
            viewerCanReadFigures
          }
        }
        links(language: $language) {
          articlePicker
          forecast
          support
        }
      }
    `,
    queryRef,
  );
  return (
    <nav className={styles.menu} aria-label={text("shell.menu.label")}>
      <Link className={styles.home} to="/">
        <Brand />
      </Link>
      <h2 className={styles.group}>
        <Text id="shell.menu.projects" />
      </h2>
      <ProjectListLinks
        companyRef={viewer?.company ?? null}
        hasAttention={features.attention === true}
        hasCertificates={features.certificateRegister === true}
        hasFaults={features.faultReports === true}
      />
      <h2 className={styles.group}>
        <Text id="shell.menu.company" />
      </h2>
      <ul>
        <li>
          <Link className={styles.item} to="/account#users" aria-current={isAtUsers ? "page" : undefined}>
            <People />
            <span className={styles.label}>
              <Text id="shell.menu.users" />
            </span>
          </Link>
        </li>
        {features.figures && viewer?.company?.viewerCanReadFigures && (
          <li>
            <NavLink className={styles.item} to="/figures">
              <GroupedBarChart />
              <span className={styles.label}>
                <Text id="figures.title" />
              </span>
            </NavLink>
          </li>
        )}
        {features.history && viewer?.company?.viewerCanReadHistory && (
          <li>
            <NavLink className={styles.item} to="/history">
              <History />
              <span className={styles.label}>
                <Text id="history.title" />
              </span>
            </NavLink>
          </li>
        )}
      </ul>
      <h2 className={styles.group}>
        <Text id="shell.menu.tools" />
      </h2>
      <ul>
        <ExternalLink href={links.articlePicker} icon={<Book />}>
          <Text id="shell.menu.articlePicker" />
        </ExternalLink>
        <ExternalLink href={links.forecast} icon={<TimelineLineChart />}>
          <Text id="shell.menu.forecast" />
        </ExternalLink>
        <ExternalLink href={links.support} icon={<Help />}>
          <Text id="app.support" />
        </ExternalLink>
      </ul>
    </nav>
  );
}
