import { Cube, FolderClose } from "@blueprintjs/icons";
import { type CSSProperties, Suspense, useCallback, useEffect, useId } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useAmount } from "../i18n/useAmount.ts";
import { requestIdOf } from "../relay/failures.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { PageError } from "../ui/PageError.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import { TableSkeleton } from "../ui/TableSkeleton.tsx";
import query, {
  type TemplatePreviewQuery,
  type TemplatePreviewQuery$data,
} from "./__generated__/TemplatePreviewQuery.graphql.ts";
import styles from "./Template.module.css";

type Template = NonNullable<TemplatePreviewQuery$data["node"]>;
type Room = NonNullable<Template["rooms"]>[number];

export function TemplatePreview({ templateId }: { templateId: string }) {
  const titleId = useId();
  const [reference, load] = useQueryLoader<TemplatePreviewQuery>(query);
  const reload = useCallback(() => load({ id: templateId }, { fetchPolicy: "store-and-network" }), [load, templateId]);
  useEffect(reload, [reload]);
  return (
    <section className={styles.preview} aria-labelledby={titleId}>
      <h3 id={titleId}>
        <Text id="template.preview" />
      </h3>
      <Boundary
        resetKey={reference}
        fallback={(error) => (
          <PageError
            title={<Text id="template.preview.failed" />}
            reason={<Text id="app.part.failed" />}
            requestId={requestIdOf(error)}
            onRetry={reload}
          />
        )}
      >
        <Suspense fallback={<TableSkeleton rows={3} />}>
          {reference?.variables.id === templateId ? <Rooms queryReference={reference} /> : <TableSkeleton rows={3} />}
        </Suspense>
      </Boundary>
    </section>
  );
}

function Rooms({ queryReference }: { queryReference: PreloadedQuery<TemplatePreviewQuery> }) {
  const { node } = usePreloadedQuery<TemplatePreviewQuery>(
    graphql`
      query TemplatePreviewQuery($id: ID!) {
        node(id: $id) {
          ... on Template {
            folders {
              path
            }
            rooms {
              title
              path
              products {
                articleNumber
                title
                voltage
                cableLength
              }
            }
          }
        }
      }
    `,
    queryReference,
  );
  if (!node?.rooms) return <Text id="template.preview.gone" />;
  const { rooms, folders } = node;
  const inRoot = rooms.filter(({ path }) => path.length === 0);
  return (
    <>
      <RoomList rooms={inRoot} depth={0} />
      {(folders ?? []).map(({ path }) => (
        <div key={path.join(" / ")}>
          <div className={styles.place} style={indent(path.length - 1)}>
            <FolderClose size={14} />
            <h4>{path.at(-1)}</h4>
            <span className={styles.rooms}>
              <Text id="template.rooms" values={{ count: rooms.filter((room) => isWithin(path, room.path)).length }} />
            </span>
          </div>
          <RoomList
            rooms={rooms.filter((room) => room.path.length === path.length && isWithin(path, room.path))}
            depth={path.length}
          />
        </div>
      ))}
    </>
  );
}

const isWithin = (folder: readonly string[], path: readonly string[]) =>
  folder.every((name, index) => path[index] === name);

const indent = (depth: number) => ({ "--depth": depth }) as CSSProperties;

function RoomList({ rooms, depth }: { rooms: readonly Room[]; depth: number }) {
  if (rooms.length === 0) return null;
  return (
    <ul>
      {rooms.map((room, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rooms may have the same name, and the order never changes.
        <li key={index} style={indent(depth)}>
          <Cube size={14} />
          <span>{room.title}</span>
          <div className={styles.products}>
            <Products room={room} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Products({ room }: { room: Room }) {
  const amount = useAmount();
  const decimals = { min: 0, max: 2 };
  return room.products.map(({ title, articleNumber, cableLength, voltage }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a room may have a product twice, and the order never changes.
    <div key={index} className={styles.product}>
      {title === null ? (
        <>
          <StatusIcon name="near-limit" size={14} />
          <span className={styles.gone}>
            <Text id="template.product.gone" values={{ articleNumber }} />
          </span>
        </>
      ) : (
        [
          title,
          typeof cableLength === "number" && amount(cableLength, decimals, "m"),
          typeof voltage === "number" && amount(voltage, decimals, "V"),
        ]
          .filter(Boolean)
          .join(" · ")
      )}
    </div>
  ));
}
