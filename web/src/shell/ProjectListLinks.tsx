import { Archive, Endorsed, Projects } from "@blueprintjs/icons";
import type { ReactNode } from "react";
import { FormattedNumber } from "react-intl";
import { graphql, useFragment } from "react-relay/hooks";
import { NavLink } from "react-router";
import { Text } from "../i18n/Text.tsx";
import type { ProjectListLinks_company$key } from "./__generated__/ProjectListLinks_company.graphql.ts";
import styles from "./SideMenu.module.css";

type Props = {
  companyRef: ProjectListLinks_company$key | null;
  /** Whether the service lists certificates. */
  hasCertificates: boolean;
};

/** The two lists of projects with their counts, which are left out when they could not be fetched, and the certificates. */
export function ProjectListLinks({ companyRef, hasCertificates }: Props) {
  const company = useFragment(
    graphql`
      fragment ProjectListLinks_company on Company {
        ongoing: allProjects(archived: false) {
          totalCount
        }
        archived: allProjects(archived: true) {
          totalCount
        }
      }
    `,
    companyRef,
  );
  return (
    <ul>
      <ListLink to="/projects/ongoing" icon={<Projects />} count={company?.ongoing.totalCount}>
        <Text id="shell.menu.ongoing" />
      </ListLink>
      <ListLink to="/projects/archived" icon={<Archive />} count={company?.archived.totalCount}>
        <Text id="shell.menu.archived" />
      </ListLink>
      {hasCertificates && (
        <ListLink to="/certificates" icon={<Endorsed />}>
          <Text id="shell.menu.certificates" />
        </ListLink>
      )}
    </ul>
  );
}

type ListLinkProps = { to: string; icon: ReactNode; count?: number; children: ReactNode };

function ListLink({ to, icon, count, children }: ListLinkProps) {
  return (
    <li>
      <NavLink className={styles.item} to={to}>
        {icon}
        <span className={styles.label}>{children}</span>
        {count !== undefined && (
          <span className={styles.count}>
            <FormattedNumber value={count} />
          </span>
        )}
      </NavLink>
    </li>
  );
}
