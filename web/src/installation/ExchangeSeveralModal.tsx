import { useState } from "react";
import type { StartBatch } from "../batch/useBatches.ts";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { FormDialog } from "../forms/FormDialog.tsx";
import { SelectField } from "../forms/SelectField.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { ExchangeChoice } from "../product/ExchangeChoice.tsx";
import { ExchangeOutcome } from "../product/ExchangeOutcome.tsx";
import { useExchangeForm } from "../product/useExchangeForm.ts";
import { useRoomReadings } from "../product/useRoomReadings.ts";
import { useVerdictsAfter } from "../product/useVerdictsAfter.ts";
import { FormSkeleton } from "../ui/FormSkeleton.tsx";
import { PageError } from "../ui/PageError.tsx";
import { ExchangePreview } from "./ExchangePreview.tsx";
import { type RoomToExchange, toExchange, toFormerProducts } from "./exchangedRooms.ts";
import { useRoomProducts } from "./useRoomProducts.ts";

type Props = {
  rooms: readonly RoomToExchange[];
  start: StartBatch;
  onStarted: () => void;
  onClose: () => void;
};

/** Exchanges a product of these rooms for another one. The person sees the affected rooms before the exchange. */
export function ExchangeSeveralModal({ rooms, start, onStarted, onClose }: Props) {
  const text = useText();
  const { products, isFailed, readAgain } = useRoomProducts(rooms.map(({ id }) => id));
  // The draft belongs to these rooms, because others may be ticked after a reload.
  const [ownerId] = useState(() => rooms.map(({ id }) => id).join());
  const form = useExchangeForm(ownerId, onClose);
  const formers = toFormerProducts(rooms, products ?? []);
  const changeable = formers.filter(({ roomCount }) => roomCount > 0);
  const former =
    formers.find(({ id }) => id === form.values.former) ?? (changeable.length === 1 ? changeable[0] : undefined);
  const exchange = former && toExchange(rooms, products ?? [], former.id);
  const count = exchange?.changing.length ?? 0;
  const { failure } = form;
  const chosen = form.chosen?.id !== former?.id && form.chosen?.recipe === former?.recipe ? form.chosen : null;
  const changingIds = exchange?.changing.map(({ id }) => id) ?? [];
  const readings = useRoomReadings(changingIds, exchange?.installedIds ?? [], chosen !== null);
  const judged = useVerdictsAfter(chosen, readings);
  const hasNothing = isFailed || (products !== null && formers.length === 0);
  const missing = text(former && count > 0 ? "installation.exchange.chooseNew" : "installation.exchange.choose");
  const begin = async () => {
    if (!exchange || !chosen) return null;
    const result = await start({ action: "EXCHANGE", ids: exchange.installedIds, productId: chosen.id });
    if (result.kind === "done") onStarted();
    return result;
  };
  return (
    <FormDialog
      title={text(rooms.length === 1 ? "installation.exchange" : "installation.exchange.title")}
      size="sign"
      action={hasNothing ? null : text("installation.exchange.submit", { count })}
      reason={chosen ? null : missing}
      isBusy={form.isSaving}
      guard={form.guard}
      onSubmit={() => form.save(begin)}
      onClose={form.guard.tryClose}
    >
      {failure && <FailureNotice failure={failure} title="batch.notStarted" />}
      <DraftRestoredNotice kept={form} />
      {isFailed && (
        <PageError
          title={<Text id="installation.exchange.unread" />}
          reason={<Text id="product.search.failed.reason" />}
          requestId={null}
          onRetry={readAgain}
        />
      )}
      {!products && !isFailed && <FormSkeleton fields={1} />}
      {products && formers.length === 0 && (
        <p>
          <Text id="installation.exchange.none" />
        </p>
      )}
      {formers.length > 0 && (
        <SelectField
          label={text("installation.exchange.former")}
          value={former?.id ?? ""}
          placeholder={text("installation.exchange.choose")}
          options={formers.map(({ id, title, roomCount }) => ({
            value: id,
            isDisabled: roomCount === 0,
            label:
              roomCount === 0
                ? text("installation.exchange.onlyFinished", { title })
                : text("installation.exchange.option", { title, count: roomCount }),
          }))}
          onChange={(id) => form.change("former", id)}
        />
      )}
      {exchange && <ExchangePreview {...exchange} isJudged={(judged?.measured ?? 0) > 0} />}
      {former && count > 0 && (
        <ExchangeChoice ownerId={ownerId} former={former} chosen={chosen} onChoose={form.choose} />
      )}
      {former && <ExchangeOutcome formerTitle={former.title} chosen={chosen} installed={readings} showsRooms />}
    </FormDialog>
  );
}
