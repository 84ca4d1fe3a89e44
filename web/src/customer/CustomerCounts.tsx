import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { Card } from "../ui/Card.tsx";
import { DescriptionItem } from "../ui/DescriptionItem.tsx";
import type { CustomerCounts_customer$key } from "./__generated__/CustomerCounts_customer.graphql.ts";
import styles from "./Customer.module.css";

export function CustomerCounts({ customerRef }: { customerRef: CustomerCounts_customer$key }) {
  const { counts } = useFragment(
    graphql`
      fragment CustomerCounts_customer on Customer {
        counts {
          projects
          ongoing
          rooms
          completedRooms
          certificates
          valid
          mails
          undelivered
          faults
          openFaults
        }
      }
    `,
    customerRef,
  );
  const { undelivered, faults, openFaults } = counts;
  return (
    <div className={styles.summary}>
      <Card flush>
        <dl className={styles.counts}>
          <Count label="customer.projects" count={counts.projects}>
            {counts.ongoing === 0 && counts.projects > 0 ? (
              <Text id="customer.archivedCount" values={{ count: counts.projects }} />
            ) : (
              <Text id="customer.ongoing" values={{ count: counts.ongoing }} />
            )}
          </Count>
          <Count label="customer.rooms" count={counts.rooms}>
            {counts.rooms > 1 && counts.completedRooms === counts.rooms ? (
              <Text id="customer.allCompleted" />
            ) : (
              <Text id="customer.completed" values={{ count: counts.completedRooms }} />
            )}
          </Count>
          <Count label="certificate.list.title" count={counts.certificates}>
            {counts.certificates > 0 && <Text id="customer.valid" values={{ count: counts.valid }} />}
          </Count>
          <Count label="customer.mails" count={counts.mails}>
            {undelivered > 0 && (
              <span className={styles.failed}>
                <Text id="customer.undelivered" values={{ count: undelivered }} />
              </span>
            )}
          </Count>
          <Count label="customer.faults" count={faults}>
            {openFaults > 0 && <Text id="customer.openFaults" values={{ count: openFaults }} />}
          </Count>
        </dl>
      </Card>
    </div>
  );
}

function Count({ label, count, children }: { label: MessageId; count: number; children: ReactNode }) {
  return (
    <DescriptionItem label={label}>
      <span className={`${styles.count} ${count === 0 ? styles.none : ""}`}>{count}</span>
      <span className={styles.beside}>{children}</span>
    </DescriptionItem>
  );
}
