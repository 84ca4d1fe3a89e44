import { Archive, Endorsed, Issue, Notifications, Projects } from "@blueprintjs/icons";
import { lazy, type ReactNode, Suspense } from "react";
import { FormattedNumber } from "react-intl";
import { graphql, useFragment } from "react-relay/hooks";
import { Link, useLocation } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { Boundary } from "../ui/Boundary.tsx";
import type { ProjectListLinks_company$key } from "./__generated__/ProjectListLinks_company.graphql.ts";
import styles from "./SideMenu.module.css";

const WaitingCount = lazy(async () => ({ default: (await import("./WaitingCount.tsx")).WaitingCount }));

type Props = {
  companyRef: ProjectListLinks_company$key | null;
  hasAttention: boolean;
  hasCertificates: boolean;
  hasFaults: boolean;
};

/** A count is missing if it could not be loaded. */
export function ProjectListLinks({ companyRef, hasAttention, hasCertificates, hasFaults }: Props) {
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
      {hasAttention && (
        <ListLink to="/attention" icon={<Notifications />} count={<LateCount />}>
          <Text id="shell.menu.attention" />
        </ListLink>
      )}
      <ListLink
        to="/projects/ongoing"
        icon={<Projects />}
        count={company && <Count value={company.ongoing.totalCount} />}
      >
        <Text id="shell.menu.ongoing" />
      </ListLink>
      <ListLink
        to="/projects/archived"
        icon={<Archive />}
        count={company && <Count value={company.archived.totalCount} />}
      >
        <Text id="shell.menu.archived" />
      </ListLink>
      {hasCertificates && (
        <ListLink to="/certificates" icon={<Endorsed />}>
          <Text id="shell.menu.certificates" />
        </ListLink>
      )}
      {hasFaults && (
        <ListLink to="/faults" icon={<Issue />}>
          <Text id="fault.list.title" />
        </ListLink>
      )}
    </ul>
  );
}

/** A fault's page has the address of its certificate, but belongs to the list of faults. */
const faultPath = /^\/certificates\/[^/]+\/faults\//;

type ListLinkProps = { to: string; icon: ReactNode; count?: ReactNode; children: ReactNode };

function ListLink({ to, icon, count, children }: ListLinkProps) {
  const { pathname } = useLocation();
  const place = faultPath.test(pathname) ? "/faults" : pathname;
  return (
    <li>
      <Link className={styles.item} to={to} aria-current={`${place}/`.startsWith(`${to}/`) ? "page" : undefined}>
        {icon}
        <span className={styles.label}>{children}</span>
        {count}
      </Link>
    </li>
  );
}

function Count({ value }: { value: number }) {
  return (
    <span className={styles.count}>
      <FormattedNumber value={value} />
    </span>
  );
}

/** The count is loaded after the page, so that the menu does not wait for it. */
function LateCount() {
  return (
    <Boundary fallback={() => null}>
      <Suspense>
        <WaitingCount className={styles.count} />
      </Suspense>
    </Boundary>
  );
}
