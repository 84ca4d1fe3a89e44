import { DatedText } from "../i18n/DatedText.tsx";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Matrix, type MatrixGroup } from "../matrix/Matrix.tsx";
import type { MatrixRoom } from "../matrix/matrixRoom.ts";
import { useMatrixRoom } from "../matrix/useMatrixRoom.ts";
import { panelSearch } from "../navigation/projectPanel.ts";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { Card } from "../ui/Card.tsx";
import { fileKind } from "../upload/fileKind.ts";
import { ProtocolDeviations } from "./ProtocolDeviations.tsx";
import { ProtocolInstruments } from "./ProtocolInstruments.tsx";
import styles from "./ProtocolPage.module.css";
import { instrumentsOf, measuredWith } from "./protocolInstruments.ts";
import type { ProtocolEntry } from "./useProtocol.ts";

/** More rooms may break over printed pages. */
const maxWholeRooms = 6;

type Props = { certificate: string | null; entries: readonly ProtocolEntry[] };

/** The rooms of one certificate. Null: the rooms that no certificate covers. */
export function ProtocolSection({ certificate, entries }: Props) {
  const text = useText();
  const roomOf = useMatrixRoom();
  const { projectPath } = useProjectAddress();
  const rows = entries.map((entry) => ({
    ...entry,
    room: withInstruments(roomOf(entry.installation), entry.installation, (line) =>
      text("protocol.fromFile", { line }),
    ),
  }));
  const rooms = rows.map(({ room }) => room);
  const byId = new Map(rows.map((row) => [row.room.id, row]));
  const places = [...new Set(rows.map(({ place }) => place))];
  const facts = rows.map(({ installation }) => factsOf(installation));
  const isSame = new Set(facts.map((each) => JSON.stringify(each))).size === 1;
  const title = certificate ? text("protocol.certificate", { number: certificate }) : text("protocol.notActivated");
  const groups: MatrixGroup[] = places.map((place) => ({
    id: place,
    title: places.length > 1 ? place : null,
    rooms: rows.filter((row) => row.place === place).map(({ room }) => room),
  }));
  const noteOf = (room: MatrixRoom) => {
    const row = byId.get(room.id);
    return row && !isSame ? <RoomFacts {...factsOf(row.installation)} /> : null;
  };
  const addressOf = ({ id: installationId }: MatrixRoom, stepLabel: string | null) => ({
    pathname: projectPath,
    search: panelSearch({
      kind: "installation",
      installationId,
      view: stepLabel === null ? { name: "overview" } : { name: "step", stepLabel },
    }),
  });
  const common = (
    <>
      {places.length === 1 && `${places[0]} · `}
      <Text id="protocol.rooms" values={{ count: rooms.length }} />
      {isSame && facts[0] && (
        <>
          {" · "}
          <RoomFacts {...facts[0]} />
        </>
      )}
    </>
  );
  const printedHead = (
    <>
      <b>{title}</b> {common}
    </>
  );
  return (
    <section className={rooms.length > maxWholeRooms ? styles.section : `${styles.section} ${styles.whole}`}>
      <h2>
        <span className={styles.certificate}>{title}</span>
      </h2>
      <p className={styles.facts}>{common}</p>
      <Card flush>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls sideways is scrolled by keys. */}
        <section className={styles.scrolling} aria-label={title} tabIndex={0}>
          <Matrix
            caption={title}
            groups={groups}
            addressOf={addressOf}
            noteOf={noteOf}
            hasDays
            printedHead={printedHead}
          />
        </section>
      </Card>
      <ProtocolDeviations rooms={rooms} />
      <ProtocolInstruments instruments={instrumentsOf(entries.map(({ installation }) => installation))} />
      <OtherFiles rooms={rooms} />
    </section>
  );
}

function withInstruments(
  room: MatrixRoom,
  { steps }: ProtocolEntry["installation"],
  lineWords: (line: number) => string,
): MatrixRoom {
  const told = new Map(
    steps.flatMap(({ stepLabel, entries }) =>
      entries.map(
        (entry) => [`${stepLabel} ${entry.measurementId}`, measuredWith(entry.measurements, lineWords)] as const,
      ),
    ),
  );
  const products = room.products.map((product) => {
    const withMarks = [...product.entries].map(
      ([label, entry]) => [label, { ...entry, measuredWith: told.get(`${label} ${product.id}`) ?? null }] as const,
    );
    return { ...product, entries: new Map(withMarks) };
  });
  return { ...room, products };
}

type Facts = { installer: string; finished: string | null; declared: Declared | null };
type Declared = { by: string; isSigned: boolean };

function factsOf({ installer, completedAt, declaration }: ProtocolEntry["installation"]): Facts {
  const { firstName, lastName } = installer;
  const declared = declaration && { by: declaration.declaredBy ?? "–", isSigned: declaration.sha256 != null };
  return {
    installer: `${firstName} ${lastName}`,
    finished: completedAt ? localDay(completedAt) : null,
    declared: declared ?? null,
  };
}

function RoomFacts({ installer, finished, declared }: Facts) {
  return (
    <>
      <Text id="protocol.column.installer" />: {installer}
      {" · "}
      {finished ? (
        <DatedText id="certificate.installation.completed" values={{ day: finished }} />
      ) : (
        <Text id="protocol.notFinished" />
      )}
      {declared && (
        <>
          {" · "}
          <Text id={declared.isSigned ? "declaration.signed" : "declaration.ticked"} values={{ name: declared.by }} />
        </>
      )}
    </>
  );
}

function OtherFiles({ rooms }: { rooms: readonly MatrixRoom[] }) {
  const named = rooms.flatMap((room) => {
    const files = room.products.flatMap((product) => [...product.entries.values()].flatMap((entry) => entry.files));
    const others = files.filter(({ fileName }) => fileKind(fileName) !== "image");
    return others.length > 0 ? [`${room.title}: ${others.map(({ fileName }) => fileName).join(", ")}`] : [];
  });
  if (named.length === 0) return null;
  return (
    <>
      <h3>
        <Text id="attachment.title" />
      </h3>
      <p className={styles.facts}>{named.join(" · ")}</p>
    </>
  );
}
