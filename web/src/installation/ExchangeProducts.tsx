import { lazy, Suspense, useState } from "react";
import type { StartBatch } from "../batch/useBatches.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import { ActionCount } from "../ui/TickedBar.tsx";
import type { RoomToExchange } from "./exchangedRooms.ts";

const ExchangeSeveralModal = lazy(async () => ({
  default: (await import("./ExchangeSeveralModal.tsx")).ExchangeSeveralModal,
}));

type Props = { rooms: readonly RoomToExchange[]; start: StartBatch; onStarted: () => void };

export function ExchangeProducts({ rooms, start, onStarted }: Props) {
  const text = useText();
  const isFinished = rooms.every(({ status }) => status === "COMPLETED");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ActionButton
        disabledReason={isFinished ? text("installation.exchange.allFinished") : null}
        onClick={() => setIsOpen(true)}
      >
        <Text id="installation.exchange" />
        <ActionCount>{rooms.length}</ActionCount>
      </ActionButton>
      {isOpen && (
        <Suspense>
          <ExchangeSeveralModal rooms={rooms} start={start} onStarted={onStarted} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
