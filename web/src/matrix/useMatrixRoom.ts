import { graphql, readInlineData } from "react-relay/hooks";
import { useAmount } from "../i18n/useAmount.ts";
import { useText } from "../i18n/useText.ts";
import { useProductMark } from "../product/useProductMark.ts";
import { dayAndPerson } from "../reading/dayAndPerson.ts";
import { storedReading } from "../reading/reading.ts";
import type {
  useMatrixRoom_installation$data,
  useMatrixRoom_installation$key,
} from "./__generated__/useMatrixRoom_installation.graphql.ts";
import type { MatrixEntry, MatrixLimits, MatrixProduct, MatrixRoom } from "./matrixRoom.ts";

type Installation = useMatrixRoom_installation$data;
type Entry = Installation["steps"][number]["entries"][number];

const fragment = graphql`
  fragment useMatrixRoom_installation on Installation @inline {
    installationId
    title
    products {
      measurementId
      title
      number
      cableMarking
      length
      power
      voltage
      isolation
    }
    steps {
      stepLabel
      title
      entries {
        measurementId
        requiresAttachments
        recordedAt
        recordedBy {
          firstName
          lastName
        }
        measuredOn
        measuredBy {
          firstName
          lastName
        }
        measurements {
          quantity
          value
          isOverRange
          lowerBound
          isNotMeasured
          isRequired
          minimum
          maximum
          lowerLimit
          verdict
        }
        isWaterSurrounded
        attachments {
          url
          thumbnailUrl
          fileName
          ...PhotoFacts_attachment
        }
      }
    }
  }
`;

export function useMatrixRoom() {
  const productOf = useMatrixProduct();
  return (installationRef: useMatrixRoom_installation$key): MatrixRoom => {
    const { installationId, title, products, steps } = readInlineData(fragment, installationRef);
    return {
      id: installationId,
      title,
      steps: steps.map((step) => ({ label: step.stepLabel, title: step.title })),
      products: products.map((_, at) => productOf(products, at, steps)),
    };
  };
}

function useMatrixProduct() {
  const text = useText();
  const amount = useAmount();
  const markOf = useProductMark();
  return (products: Installation["products"], at: number, steps: Installation["steps"]): MatrixProduct => {
    const product = products[at] as Installation["products"][number];
    const { measurementId, number, cableMarking, length, power, voltage, isolation } = product;
    const mark = markOf(products, at);
    const facts = [
      number,
      cableMarking !== mark && cableMarking,
      typeof length === "number" && amount(length, { min: 1, max: 2 }, "m"),
      typeof power === "number" && amount(power, { min: 0, max: 0 }, "W"),
      typeof voltage === "number" && amount(voltage, { min: 0, max: 2 }, "V"),
      isolation && text("product.isolation"),
    ];
    const entries = steps.flatMap(({ stepLabel, entries: found }) =>
      found.filter((entry) => entry.measurementId === measurementId).map((entry) => [stepLabel, entry] as const),
    );
    return {
      id: measurementId,
      title: [product.title, mark].filter(Boolean).join(" · "),
      facts: facts.filter(Boolean).join(" · "),
      limits: entries.flatMap(([, entry]) => limitsOf(entry)),
      entries: new Map(entries.map(([label, entry]) => [label, toEntry(entry)])),
    };
  };
}

function limitsOf({ measurements }: Entry): MatrixLimits[] {
  return measurements.flatMap(({ quantity, minimum, maximum, lowerLimit }) =>
    quantity === "%future added value"
      ? []
      : [{ quantity, minimum: minimum ?? null, maximum: maximum ?? null, lowerLimit: lowerLimit ?? null }],
  );
}

function toEntry(entry: Entry): MatrixEntry {
  const { measurements, attachments, requiresAttachments, isWaterSurrounded } = entry;
  const values = measurements.flatMap((measured) => {
    const { quantity, isRequired, verdict } = measured;
    if (quantity === "%future added value") return [];
    const reading = storedReading(measured);
    // An optional value is shown only when it was recorded.
    return reading.kind === "empty" && !isRequired ? [] : [{ quantity, reading, verdict: verdict ?? null }];
  });
  const { day, person } = dayAndPerson(entry);
  return {
    values,
    isWaterSurrounded: isWaterSurrounded ?? null,
    files: attachments.map((attachment) => ({
      url: attachment.url,
      thumbnailUrl: attachment.thumbnailUrl,
      fileName: attachment.fileName,
      proof: attachment,
    })),
    requiresPhoto: requiresAttachments,
    lacksPhoto: requiresAttachments && attachments.length === 0,
    ...(day ? { day, person } : { day: null, person: null }),
  };
}
