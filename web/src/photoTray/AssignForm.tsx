import { Button } from "@blueprintjs/core";
import { useState } from "react";
import { SelectField } from "../forms/SelectField.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import styles from "./TrayFoot.module.css";
import { type Place, placesOf } from "./trayPlaces.ts";
import { usePlaceText } from "./usePlaceText.ts";

type Props = {
  places: ReadonlyMap<string, Place>;
  count: number;
  onAssign: (place: Place) => void;
  onRemove: () => void;
};

/** A line that puts the ticked photos into a room's step. The chosen room and step stay while no photo is ticked. */
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
  if (count === 0) return null;
  return (
    <fieldset className={styles.assign} aria-label={text("photoTray.assign.label")}>
      <b>
        <Text id="photoTray.assign.count" values={{ count }} />
      </b>
      <SelectField
        isInline
        label={text("photoTray.room")}
        value={room ? roomId : ""}
        placeholder={text("photoTray.assign.choose")}
        options={[...rooms.values()].map(({ id, label }) => ({ value: id, label }))}
        onChange={setRoomId}
      />
      <SelectField
        isInline
        label={text("photoTray.step.label")}
        value={place ? stepKey : ""}
        placeholder={text("photoTray.assign.choose")}
        options={own.map((one) => ({ value: toKey(one), label: stepText(one) }))}
        onChange={setStepKey}
      />
      <ActionButton
        disabledReason={place ? null : text("photoTray.assign.noPlace")}
        onClick={() => place && onAssign(place)}
      >
        <Text id="photoTray.assign" values={{ count }} />
      </ActionButton>
      <Button variant="minimal" onClick={onRemove}>
        <Text id="photoTray.leaveOut" values={{ count }} />
      </Button>
    </fieldset>
  );
}

/** The same step and position of a product have the same key in all rooms. */
const toKey = ({ step, entry }: Place) => `${step.stepLabel} ${step.entries.indexOf(entry)}`;
