import { Button } from "@blueprintjs/core";
import { lazy, Suspense, useState } from "react";
import type { StartBatch } from "../batch/useBatches.ts";
import { Text } from "../i18n/Text.tsx";
import { ActionCount } from "../ui/TickedBar.tsx";
import type { RoomToExchange } from "./exchangedRooms.ts";

const ExchangeSeveralModal = lazy(async () => ({
  default: (await import("./ExchangeSeveralModal.tsx")).ExchangeSeveralModal,
}));

type Props = { rooms: readonly RoomToExchange[]; start: StartBatch; onStarted: () => void };

export function ExchangeProducts({ rooms, start, onStarted }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Text id="installation.exchange" />
        <ActionCount>{rooms.length}</ActionCount>
      </Button>
      {isOpen && (
        <Suspense>
          <ExchangeSeveralModal rooms={rooms} start={start} onStarted={onStarted} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
