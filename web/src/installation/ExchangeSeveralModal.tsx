import { Button } from "@blueprintjs/core";
import { useEffect, useRef, useState } from "react";
import type { StartBatch } from "../batch/useBatches.ts";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { FormDialog } from "../forms/FormDialog.tsx";
import { SelectField } from "../forms/SelectField.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { ProductChoiceResult } from "../product/ProductChoiceResult.tsx";
import { ProductLines } from "../product/ProductLines.tsx";
import { ProductSearch } from "../product/ProductSearch.tsx";
import { StepsAfter } from "../product/StepsAfter.tsx";
import type { ChosenProduct } from "../product/useProductChoice.ts";
import { useVerdictsAfter } from "../product/useVerdictsAfter.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { Card } from "../ui/Card.tsx";
import { Loading } from "../ui/Loading.tsx";
import { PageError } from "../ui/PageError.tsx";
import styles from "./ExchangePreview.module.css";
import { ExchangePreview } from "./ExchangePreview.tsx";
import { type RoomToExchange, toExchange, toFormerProducts } from "./exchangedRooms.ts";
import { useRoomProducts } from "./useRoomProducts.ts";
import { useRoomReadings } from "./useRoomReadings.ts";

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
  const [formerId, setFormerId] = useState("");
  const [chosen, setChosen] = useState<ChosenProduct | null>(null);
  const [isStarting, setIsStarting] = useState(false);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const formers = toFormerProducts(rooms, products ?? []);
  const changeable = formers.filter(({ roomCount }) => roomCount > 0);
  const former = formers.find(({ id }) => id === formerId) ?? (changeable.length === 1 ? changeable[0] : undefined);
  const exchange = former && toExchange(rooms, products ?? [], former.id);
  const count = exchange?.changing.length ?? 0;
  const replacement = chosen !== null && chosen.id !== former?.id && count > 0 ? chosen : null;
  const changingIds = exchange?.changing.map(({ id }) => id) ?? [];
  const readings = useRoomReadings(changingIds, exchange?.installedIds ?? [], replacement !== null);
  const judged = useVerdictsAfter(replacement, readings);
  const hasNothing = isFailed || (products !== null && formers.length === 0);
  const missing = text(missingOf(former !== undefined, count));
  const box = useRef<HTMLDivElement>(null);
  const hadReplacement = useRef(false);
  useEffect(() => {
    const form = box.current?.closest("form");
    if (!hadReplacement.current && replacement) form?.querySelector<HTMLElement>("button[type=submit]")?.focus();
    if (hadReplacement.current && !replacement) box.current?.querySelector("input")?.focus();
    hadReplacement.current = replacement !== null;
  }, [replacement]);
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
      title={text(rooms.length === 1 ? "installation.exchange" : "installation.exchange.title")}
      size="project"
      action={hasNothing ? null : text("installation.exchange.submit", { count })}
      reason={replacement ? null : missing}
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
            isDisabled: roomCount === 0,
            label:
              roomCount === 0
                ? text("installation.exchange.onlyFinished", { title })
                : text("installation.exchange.option", { title, count: roomCount }),
          }))}
          onChange={setFormerId}
        />
      )}
      {count > 0 && (
        <div ref={box} className={styles.replacement}>
          {replacement ? (
            <>
              <h3>
                <Text id="installation.exchange.new" />
              </h3>
              <Card flush>
                <div className={styles.chosen}>
                  <ProductLines product={replacement} />
                  <Button onClick={() => setChosen(null)}>
                    <Text id="installation.exchange.another" />
                  </Button>
                </div>
              </Card>
            </>
          ) : (
            <ProductSearch
              ownerId="exchange in several rooms"
              showsKinds
              result={(product, takeEntry) => (
                <ProductChoiceResult
                  productRef={product}
                  takeEntry={takeEntry}
                  currentId={former?.id}
                  onChoose={choose}
                />
              )}
            />
          )}
        </div>
      )}
      {exchange && (
        <ExchangePreview {...exchange} isJudged={(judged?.measured ?? 0) > 0}>
          {replacement && readings && <StepsAfter product={replacement} installed={readings} />}
        </ExchangePreview>
      )}
    </FormDialog>
  );
}

function missingOf(
  hasFormer: boolean,
  count: number,
): "installation.exchange.choose" | "installation.exchange.chooseNew" {
  return hasFormer && count > 0 ? "installation.exchange.chooseNew" : "installation.exchange.choose";
}
