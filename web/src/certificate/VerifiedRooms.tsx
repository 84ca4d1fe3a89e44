import { Button } from "@blueprintjs/core";
import { ChevronDown } from "@blueprintjs/icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Matrix } from "../matrix/Matrix.tsx";
import { countValues, type MatrixRoom } from "../matrix/matrixRoom.ts";
import { Card } from "../ui/Card.tsx";
import { LazyImage } from "../ui/LazyImage.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import { usePicture } from "../upload/usePicture.ts";
import type { VerifiedRooms_certificate$key } from "./__generated__/VerifiedRooms_certificate.graphql.ts";
import { printedRooms } from "./printedRooms.ts";
import { stepTitles } from "./stepTitles.ts";
import styles from "./VerifiedRooms.module.css";

const shownAtFirst = 5;

export function VerifiedRooms({ certificateRef }: { certificateRef: VerifiedRooms_certificate$key }) {
  const text = useText();
  const { rooms, installations } = useFragment(
    graphql`
      fragment VerifiedRooms_certificate on VerifiedCertificate {
        installations
        rooms {
          title
          photoUrl
          photoThumbnailUrl
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
  const all = printedRooms(
    rooms ??
      [...new Set(installations)].map((title) => ({ title, photoUrl: null, photoThumbnailUrl: null, products: [] })),
    ({ label, title }) => {
      const known = stepTitles[label];
      return known ? text(known) : title;
    },
  );
  const shown = isWhole ? all : all.slice(0, shownAtFirst);
  const hasPhotos = all.some(({ photoUrl }) => photoUrl);
  const photoOf = ({ id }: MatrixRoom) => {
    const room = all.find((one) => one.id === id);
    if (!room?.photoUrl) return null;
    const alt = text("certificate.verify.photoOf", { room: room.title });
    return <Photo url={room.photoUrl} thumbnailUrl={room.photoThumbnailUrl} alt={alt} />;
  };
  return (
    <section>
      <div className={styles.top}>
        <h2>
          <Text id="certificate.verify.rooms" /> <span className={styles.count}>{all.length}</span>
        </h2>
        <Sum rooms={all} />
      </div>
      <Card flush>
        <div>
          <Matrix
            caption={text("certificate.verify.rooms")}
            groups={[{ id: "all", title: null, rooms: shown }]}
            lead={hasPhotos ? { head: <Text id="certificate.verify.photoBefore" />, cellOf: photoOf } : undefined}
            isFolded
          />
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
      {countValues(all.flatMap(({ products }) => products)).near > 0 && (
        <p className={`${styles.note} ${styles.near}`}>
          <StatusIcon name="near-limit" size={14} /> <Text id="certificate.verify.nearNote" />
        </p>
      )}
    </section>
  );
}

function Photo({ url, thumbnailUrl, alt }: { url: string; thumbnailUrl: string | null; alt: string }) {
  const { src, isFailed, onError } = usePicture(url, thumbnailUrl);
  if (isFailed) return null;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.photo}>
      <LazyImage src={src} alt={alt} onError={onError} />
    </a>
  );
}

function Sum({ rooms }: { rooms: readonly MatrixRoom[] }) {
  const counted = rooms.map(({ title, products }) => ({ title, ...countValues(products) }));
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
