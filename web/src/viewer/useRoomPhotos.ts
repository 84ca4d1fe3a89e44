import { graphql, useFragment } from "react-relay/hooks";
import { useLocation } from "react-router";
import { panelSearch } from "../navigation/projectPanel.ts";
import { useProductMark } from "../product/useProductMark.ts";
import { dayAndPerson } from "../reading/dayAndPerson.ts";
import { fileKind } from "../upload/fileKind.ts";
import type {
  useRoomPhotos_installation$data,
  useRoomPhotos_installation$key,
} from "./__generated__/useRoomPhotos_installation.graphql.ts";
import type { ViewerPhoto } from "./viewerPhoto.ts";

/** The photos of a room in the order of the steps; none without a room. */
export function useRoomPhotos(installationRef: useRoomPhotos_installation$key | null): ViewerPhoto[] {
  const installation = useFragment(
    graphql`
      fragment useRoomPhotos_installation on Installation {
        installationId
        title
        products {
          measurementId
          title
          cableMarking
          length
        }
        steps {
          stepLabel
          title
          entries {
            measurementId
            requiresAttachments
            measurements {
              value
              isOverRange
              isNotMeasured
            }
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
            attachments {
              url
              thumbnailUrl
              fileName
              ...PhotoFacts_attachment
            }
          }
        }
      }
    `,
    installationRef,
  );
  const { pathname } = useLocation();
  const markOf = useProductMark();
  if (!installation) return [];
  const { installationId, title, products, steps } = installation;
  const address = (view: Parameters<typeof panelSearch>[0]) => ({ pathname, search: panelSearch(view) });
  return steps.flatMap(({ stepLabel, title: stepTitle, entries }, index) =>
    entries.flatMap((entry) => {
      const at = products.findIndex(({ measurementId }) => measurementId === entry.measurementId);
      const product = [products[at]?.title, at >= 0 && markOf(products, at)].filter(Boolean).join(" · ");
      const { day, person } = dayAndPerson(entry);
      const place = {
        room: title,
        roomAddress: address({ kind: "installation", installationId, view: { name: "overview" } }),
        stepNumber: index + 1,
        stepTitle,
        stepAddress: address({ kind: "installation", installationId, view: { name: "step", stepLabel } }),
        product: product || null,
        isRequired: entry.requiresAttachments,
        measured: day && entry.measurements.some(hasReading) ? { day, person } : null,
      };
      return entry.attachments
        .filter(({ fileName }) => fileKind(fileName) === "image")
        .map((attachment) => ({
          url: attachment.url,
          thumbnailUrl: attachment.thumbnailUrl,
          fileName: attachment.fileName,
          place,
          description: [stepTitle, product].filter(Boolean).join(", "),
          factsRef: attachment,
        }));
    }),
  );
}

type Measurement = useRoomPhotos_installation$data["steps"][number]["entries"][number]["measurements"][number];

const hasReading = ({ value, isOverRange, isNotMeasured }: Measurement) =>
  typeof value === "number" || isOverRange || isNotMeasured;
