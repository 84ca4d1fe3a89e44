import { Button } from "@blueprintjs/core";
import { ChevronDown } from "@blueprintjs/icons";
import { type CSSProperties, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { Card } from "../ui/Card.tsx";
import type { VerifiedRooms_certificate$key } from "./__generated__/VerifiedRooms_certificate.graphql.ts";
import { countPrinted, printedSteps, type Rooms } from "./printedVerdicts.ts";
import { VerifiedRoom } from "./VerifiedRoom.tsx";
import styles from "./VerifiedRooms.module.css";

const shownAtFirst = 5;

/** The rooms with their readings. A room has a photo if the service provides one. */
export function VerifiedRooms({ certificateRef }: { certificateRef: VerifiedRooms_certificate$key }) {
  const { rooms, installations } = useFragment(
    graphql`
      fragment VerifiedRooms_certificate on VerifiedCertificate {
        installations
        rooms {
          title
          photoUrl
          products {
            title
            resistance {
              minimum
              maximum
            }
            insulation {
              minimum
            }
            steps {
              label
              title
              resistance {
                value
                isOverRange
                lowerBound
                isNotMeasured
              }
              insulation {
                value
                isOverRange
                lowerBound
                isNotMeasured
              }
              current {
                value
                isOverRange
                lowerBound
                isNotMeasured
              }
              temperature {
                value
                isOverRange
                lowerBound
                isNotMeasured
              }
            }
          }
        }
      }
    `,
    certificateRef,
  );
  const [isWhole, setWhole] = useState(false);
  const all: Rooms = rooms ?? [...new Set(installations)].map((title) => ({ title, photoUrl: null, products: [] }));
  const shown = isWhole ? all : all.slice(0, shownAtFirst);
  const columns = columnsOf(all);
  const hasPhotos = all.some(({ photoUrl }) => photoUrl);
  return (
    <section>
      <div className={styles.top}>
        <h2>
          <Text id="certificate.verify.rooms" /> <span className={styles.count}>{all.length}</span>
        </h2>
        <Sum rooms={all} />
      </div>
      <Card flush>
        <div
          className={hasPhotos ? `${styles.rooms} ${styles.withPhotos}` : styles.rooms}
          style={{ "--steps": columns.length } as CSSProperties}
        >
          {columns.length > 0 && (
            <div className={styles.head} aria-hidden="true">
              <span className={styles.corner}>
                <Text id={hasPhotos ? "certificate.verify.photoAndRoom" : "certificate.verify.room"} />
              </span>
              {columns.map(({ label, title }, index) => (
                <span key={label}>
                  {index + 1} {title}
                </span>
              ))}
            </div>
          )}
          <ul>
            {shown.map((room, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: printed rooms may bear one title, and their order never changes.
              <VerifiedRoom key={index} room={room} columns={columns} hasPhotos={hasPhotos} />
            ))}
          </ul>
          {shown.length < all.length && (
            <Button
              variant="minimal"
              intent="primary"
              size="large"
              className={styles.all}
              icon={<ChevronDown />}
              onClick={() => setWhole(true)}
            >
              <Text id="certificate.verify.allRooms" values={{ count: all.length }} />
            </Button>
          )}
        </div>
      </Card>
    </section>
  );
}

function columnsOf(rooms: Rooms) {
  const steps = rooms.flatMap(({ products }) => products.flatMap(printedSteps));
  return [...new Map(steps.map(({ label, title }) => [label, { label, title }])).values()];
}

/** Counts the readings within their limits, and names the rooms that have other readings. */
function Sum({ rooms }: { rooms: Rooms }) {
  const counted = rooms.map(({ title, products }) => ({ title, ...countPrinted(products.flatMap(printedSteps)) }));
  const total = counted.reduce((sum, { judged }) => sum + judged, 0);
  const deviating = counted.filter(({ outside, inconclusive }) => outside + inconclusive > 0);
  const outside = deviating.reduce((sum, room) => sum + room.outside + room.inconclusive, 0);
  if (total === 0) return null;
  return (
    <p className={styles.note}>
      {outside === 0 ? (
        <Text id="certificate.verify.allWithin" values={{ count: total }} />
      ) : (
        <Text
          id="certificate.verify.someWithin"
          values={{ within: total - outside, count: total, rooms: deviating.map(({ title }) => title).join(", ") }}
        />
      )}
    </p>
  );
}
