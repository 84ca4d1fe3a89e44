import { useState } from "react";
import type { StartBatch } from "../batch/useBatches.ts";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { FormDialog } from "../forms/FormDialog.tsx";
import { SelectField } from "../forms/SelectField.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { ProductChoiceResult } from "../product/ProductChoiceResult.tsx";
import { ProductSearch } from "../product/ProductSearch.tsx";
import type { ChosenProduct } from "../product/useProductChoice.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { Loading } from "../ui/Loading.tsx";
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

/** Asks which product of these rooms becomes which other one, and shows the rooms that change before they do. */
export function ExchangeSeveralModal({ rooms, start, onStarted, onClose }: Props) {
  const text = useText();
  const { products, isFailed, readAgain } = useRoomProducts(rooms.map(({ id }) => id));
  const [formerId, setFormerId] = useState("");
  const [chosen, setChosen] = useState<ChosenProduct | null>(null);
  const [isStarting, setIsStarting] = useState(false);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const formers = toFormerProducts(products ?? []);
  const former = formers.find(({ id }) => id === formerId) ?? (formers.length === 1 ? formers[0] : undefined);
  const exchange = former && toExchange(rooms, products ?? [], former.id);
  const count = exchange?.changing.length ?? 0;
  const isChosen = chosen !== null && chosen.id !== former?.id && count > 0;
  const begin = async () => {
    if (!exchange || !chosen) return;
    setIsStarting(true);
    const result = await start({ action: "EXCHANGE", ids: exchange.installedIds, productId: chosen.id });
    setIsStarting(false);
    if (result.kind !== "done") return setFailure(result);
    onClose();
    onStarted();
  };
  const choose = (product: ChosenProduct) => {
    setFailure(null);
    setChosen(product);
  };
  return (
    <FormDialog
      title={text("installation.exchange.title")}
      size="project"
      action={isChosen ? text("installation.exchange.submit", { title: chosen.title, count }) : null}
      isBusy={isStarting}
      onSubmit={() => void begin()}
      onClose={onClose}
    >
      {failure && <FailureNotice failure={failure} title="batch.notStarted" />}
      {isFailed && (
        <PageError
          title={<Text id="installation.exchange.unread" />}
          reason={<Text id="product.search.failed.reason" />}
          requestId={null}
          onRetry={readAgain}
        />
      )}
      {!products && !isFailed && <Loading />}
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
            label: text("installation.exchange.option", { title, count: roomCount }),
          }))}
          onChange={setFormerId}
        />
      )}
      {exchange && <ExchangePreview {...exchange} />}
      {chosen !== null && chosen.id === former?.id && (
        <p role="status">
          <Text id="installation.exchange.same" />
        </p>
      )}
      {count > 0 && (
        <ProductSearch
          ownerId="exchange in several rooms"
          showsKinds
          result={(product, takeEntry) => (
            <ProductChoiceResult productRef={product} takeEntry={takeEntry} onChoose={choose} />
          )}
        />
      )}
    </FormDialog>
  );
}
