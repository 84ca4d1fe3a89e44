import { Button } from "@blueprintjs/core";
import { useState } from "react";
import { SelectField } from "../forms/SelectField.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import styles from "./PhotoTray.module.css";
import { type Place, placesOf } from "./trayPlaces.ts";
import { usePlaceText } from "./usePlaceText.ts";

type Props = {
  places: ReadonlyMap<string, Place>;
  count: number;
  onAssign: (place: Place) => void;
  onRemove: () => void;
};

export function AssignForm({ places, count, onAssign, onRemove }: Props) {
  const text = useText();
  const { stepText } = usePlaceText();
  const rooms = new Map([...places.values()].map(({ room }) => [room.id, room]));
  const [roomId, setRoomId] = useState("");
  const [stepKey, setStepKey] = useState("");
  const room = rooms.get(roomId);
  const own = room ? placesOf(room) : [];
  // The step stays selected when the room changes.
  const place = own.find((one) => toKey(one) === stepKey);
  const reason = () => {
    if (count === 0) return text("photoTray.assign.noneTicked");
    return place ? null : text("photoTray.assign.noPlace");
  };
  return (
    <fieldset className={styles.assign} aria-label={text("photoTray.assign.label")}>
      <p className={styles.hint} role="status">
        <Text id="photoTray.assign.hint" values={{ count }} />
      </p>
      <div className={styles.lists}>
        <SelectField
          label={text("photoTray.room")}
          value={room ? roomId : ""}
          placeholder={text("photoTray.assign.choose")}
          options={[...rooms.values()].map(({ id, label }) => ({ value: id, label }))}
          onChange={setRoomId}
        />
        <SelectField
          label={text("photoTray.step.label")}
          value={place ? stepKey : ""}
          placeholder={text("photoTray.assign.choose")}
          options={own.map((one) => ({ value: toKey(one), label: stepText(one) }))}
          onChange={setStepKey}
        />
      </div>
      <div className={styles.answers}>
        <ActionButton side="below" disabledReason={reason()} onClick={() => place && onAssign(place)}>
          <Text id="photoTray.assign" values={{ count }} />
        </ActionButton>
        {count > 0 && (
          <Button variant="minimal" onClick={onRemove}>
            <Text id="photoTray.leaveOut" values={{ count }} />
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** Rooms share this key if their product has the same position in the step. */
const toKey = ({ step, entry }: Place) => `${step.stepLabel} ${step.entries.indexOf(entry)}`;
