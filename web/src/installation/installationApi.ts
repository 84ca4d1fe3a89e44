import { useCallback } from "react";
import { useIntl } from "react-intl";
import { graphql } from "react-relay/hooks";
import { localDay } from "../i18n/localDay.ts";
import { useAmount } from "../i18n/useAmount.ts";
import { useText } from "../i18n/useText.ts";
import { instrumentName, type NamedInstrument } from "../reading/instrumentName.ts";
import { decimals, type Quantity, readingWithUnit, storedReading, units } from "../reading/reading.ts";
import type { ShapeName } from "../ui/StatusIcon.tsx";

// Relay stores these items by their place in a list, so a query with fewer fields would keep those of an earlier item.
graphql`
  fragment installationApi_missing on Missing {
    kind
    stepLabel
    stepNumber
    stepTitle
    productTitle
    field
    value
    isOverRange
    lowerBound
    minimum
    maximum
    exchangedAt
    exchangedBy
    instrument {
      number
      maker
      model
      validUntil
    }
  }
`;

type Remark = {
  readonly kind: string;
  readonly field: string | null | undefined;
  readonly value: number | null | undefined;
  readonly isOverRange: boolean;
  readonly lowerBound: number | null | undefined;
  readonly minimum: number | null | undefined;
  readonly maximum: number | null | undefined;
  readonly exchangedAt?: string | null | undefined;
  readonly exchangedBy?: string | null | undefined;
  readonly instrument?: Instrument | null | undefined;
};

type Instrument = NamedInstrument & { readonly validUntil: string | null | undefined };

const isQuantity = (field: string | null | undefined): field is Quantity => typeof field === "string" && field in units;

/** Describes a remark, for example "resistance 101.9 Ω, expected 83.8–97.0 Ω". */
export function useRemarkText() {
  const text = useText();
  const amount = useAmount();
  const { locale } = useIntl();
  return useCallback(
    ({ kind, field, minimum, maximum, exchangedAt, exchangedBy, instrument, ...recorded }: Remark): string => {
      if (kind === "SAME_PHOTO") return text("installation.remarks.samePhoto");
      if (kind === "SIMILAR_PHOTO") return text("installation.remarks.similarPhoto");
      if (!isQuantity(field)) return "";
      if (kind === "NOT_MEASURED")
        return `${text(`quantity.${field}`)}, ${text("installation.remarks.wasNotMeasured")}`;
      const withUnit = (of: number) => amount(of, decimals[field], units[field]);
      const read = readingWithUnit(storedReading(recorded), field, locale);
      if (kind === "CALIBRATION_OVERDUE")
        return text("installation.remarks.calibrationOverdue", {
          reading: `${text(`quantity.${field}`)} ${read}`,
          instrument: instrument ? instrumentName(instrument) : "",
          day: instrument?.validUntil ?? "",
        });
      const cause = kind === "INCONCLUSIVE" ? text("installation.remarks.rangeTooSmall") : null;
      const limits =
        typeof minimum === "number" && typeof maximum === "number"
          ? text("installation.remarks.between", {
              minimum: amount(minimum, decimals[field]),
              maximum: withUnit(maximum),
            })
          : typeof minimum === "number"
            ? text("installation.remarks.atLeast", { minimum: withUnit(minimum) })
            : null;
      if (kind === "WAS_OUTSIDE") {
        const exchange = { day: localDay(exchangedAt ?? ""), person: exchangedBy ?? "" };
        return text("installation.remarks.wasOutside", {
          ...exchange,
          reading: `${text(`quantity.${field}`)} ${read}`,
          limits: limits ?? "",
        });
      }
      return [`${text(`quantity.${field}`)} ${read}`, limits, cause].filter(Boolean).join(", ");
    },
    [text, amount, locale],
  );
}

/** One text that counts the remarks of each kind: values outside their limits first, photos of other rooms last. */
export function useRemarkCounts() {
  const text = useText();
  return useCallback(
    (remarks: readonly { readonly kind: string }[]): string => {
      const countOf = (sought: string) => remarks.filter(({ kind }) => kind === sought).length;
      const inconclusive = countOf("INCONCLUSIVE");
      const notMeasured = countOf("NOT_MEASURED");
      const samePhoto = countOf("SAME_PHOTO");
      const similarPhoto = countOf("SIMILAR_PHOTO");
      const wasOutside = countOf("WAS_OUTSIDE");
      const overdue = countOf("CALIBRATION_OVERDUE");
      const outside = remarks.length - inconclusive - notMeasured - wasOutside - overdue - samePhoto - similarPhoto;
      return [
        outside > 0 && text("installation.remarks", { count: outside }),
        inconclusive > 0 && text("installation.remarks.inconclusive", { count: inconclusive }),
        notMeasured > 0 && text("installation.remarks.notMeasured", { count: notMeasured }),
        wasOutside > 0 && text("installation.remarks.wereOutside", { count: wasOutside }),
        overdue > 0 && text("installation.remarks.calibrationsOverdue", { count: overdue }),
        samePhoto > 0 && text("installation.remarks.samePhotos", { count: samePhoto }),
        similarPhoto > 0 && text("installation.remarks.similarPhotos", { count: similarPhoto }),
      ]
        .filter(Boolean)
        .join(", ");
    },
    [text],
  );
}

const unjudged = ["WAS_OUTSIDE", "CALIBRATION_OVERDUE", "SAME_PHOTO", "SIMILAR_PHOTO"];

/** A remark prevents neither finishing nor sending. */
export function isRemark({ kind }: { readonly kind: string }): boolean {
  return ["OUTSIDE", "INCONCLUSIVE", ...unjudged].includes(kind);
}

/** A value outside its limits has the same shape as its step in the table, even if the value is over range. */
export function remarkShape({ kind }: Pick<Remark, "kind">): ShapeName {
  if (kind === "INCONCLUSIVE") return "over-range-inconclusive";
  if (kind === "NOT_MEASURED") return "not-measured";
  if (unjudged.includes(kind)) return "near-limit";
  return "outside";
}

/** The DOM id of the link in an installation's row. */
export const rowId = (installationId: string): string => `installation-${installationId}`;
