import { Text } from "../i18n/Text.tsx";
import { FilterChip } from "../ui/FilterChip.tsx";
import styles from "./CertificatePage.module.css";

const maxRooms = 12;

type Props = {
  rooms: readonly string[];
  typed: string;
  onType: (typed: string) => void;
};

export function asksForRoom(rooms: readonly string[]): boolean {
  const { size } = new Set(rooms);
  return size > 1 && size <= maxRooms;
}

/** Puts the chosen room's name before the text of a report. Renders nothing for one room or more than `maxRooms`. */
export function FaultRooms({ rooms, typed, onType }: Props) {
  if (!asksForRoom(rooms)) return null;
  const named = [...new Set(rooms)];
  const chosen = named.find((room) => typed.startsWith(`${room}: `));
  const rest = chosen === undefined ? typed : typed.slice(chosen.length + 2);
  return (
    <fieldset className={styles.rooms}>
      <legend>
        <Text id="certificate.fault.rooms" />
      </legend>
      <div className={styles.actions}>
        {named.map((room) => (
          <FilterChip
            key={room}
            shape={null}
            isChosen={room === chosen}
            onChoose={() => onType(room === chosen ? rest : `${room}: ${rest}`)}
          >
            {room}
          </FilterChip>
        ))}
      </div>
    </fieldset>
  );
}

export function isOnlyRoom(rooms: readonly string[], typed: string): boolean {
  return rooms.some((room) => typed.trim() === `${room}:`);
}
