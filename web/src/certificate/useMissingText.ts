import { useCallback } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { useAmount } from "../i18n/useAmount.ts";
import { useText } from "../i18n/useText.ts";

type Missing = {
  readonly kind: string;
  readonly stepNumber: number | null | undefined;
  readonly field: string | null | undefined;
  readonly value: number | null | undefined;
  readonly isOverRange: boolean;
  readonly minimum: number | null | undefined;
  readonly maximum: number | null | undefined;
};

const quantities: Record<string, { name: MessageId; unit: string }> = {
  RESISTANCE: { name: "certificate.missing.resistance", unit: "Ω" },
  INSULATION: { name: "certificate.missing.insulation", unit: "MΩ" },
  CURRENT: { name: "certificate.missing.current", unit: "A" },
  TEMPERATURE: { name: "certificate.missing.temperature", unit: "°C" },
};

/** A function that puts one missing or outlying thing into words, such as "step 4 not measured" or "insulation 2 MΩ, at least 10". */
export function useMissingText() {
  const text = useText();
  const amount = useAmount();
  return useCallback(
    (missing: Missing): string => {
      const step = missing.stepNumber ?? 0;
      if (missing.kind === "NO_PRODUCTS") return text("certificate.missing.noProducts");
      if (missing.kind === "NOT_RECORDED")
        return text(missing.field === "ATTACHMENTS" ? "certificate.missing.attachment" : "certificate.missing.step", {
          step,
        });
      const quantity = quantities[missing.field ?? ""];
      if (!quantity) return text("certificate.missing.outside", { step });
      const number = (value: number, unit?: string) => amount(value, { least: 0, most: 3 }, unit);
      const reading =
        typeof missing.value === "number"
          ? number(missing.value, quantity.unit)
          : text(missing.isOverRange ? "certificate.missing.overRange" : "certificate.missing.notMeasured");
      const { minimum, maximum } = missing;
      const limit =
        typeof minimum === "number" && typeof maximum === "number"
          ? text("certificate.missing.between", { minimum: number(minimum), maximum: number(maximum) })
          : typeof minimum === "number"
            ? text("certificate.missing.atLeast", { minimum: number(minimum) })
            : "";
      return [`${text(quantity.name)} ${reading}`, limit].filter(Boolean).join(", ");
    },
    [text, amount],
  );
}
