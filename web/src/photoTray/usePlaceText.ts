import { useMemo } from "react";
import { useText } from "../i18n/useText.ts";
import { useProductMark } from "../product/useProductMark.ts";
import type { Place } from "./trayPlaces.ts";

/** Names a photo's room and step, and the product if the step has several. */
export function usePlaceText() {
  const text = useText();
  const markOf = useProductMark();
  return useMemo(() => {
    const productText = ({ room: { products }, step, entry }: Place): string | null => {
      const at = products.findIndex(({ measurementId }) => measurementId === entry.measurementId);
      if (step.entries.length < 2) return null;
      return [products[at]?.title, markOf(products, at)].filter(Boolean).join(" · ");
    };
    const stepText = (place: Place): string => {
      const { number, title } = place.step;
      const product = productText(place);
      return product === null
        ? text("photoTray.step", { number, title })
        : text("photoTray.stepOfProduct", { number, title, product });
    };
    const placeText = (place: Place): string =>
      text("photoTray.place", { room: place.room.label, step: stepText(place) });
    return { productText, stepText, placeText };
  }, [text, markOf]);
}
