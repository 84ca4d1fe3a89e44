import { graphql, readInlineData } from "react-relay/hooks";
import type {
  photoPlaces_attachment$data,
  photoPlaces_attachment$key,
} from "./__generated__/photoPlaces_attachment.graphql.ts";

const fragment = graphql`
  fragment photoPlaces_attachment on Attachment @inline {
    url
    thumbnailUrl
    fileName
    size
    sameAs {
      kind
      totalCount
      places {
        project {
          restId
          title
        }
        folder {
          restId
          title
        }
        installation {
          restId
          title
        }
        stepLabel
        addedAt
      }
    }
  }
`;

type SameAs = NonNullable<photoPlaces_attachment$data["sameAs"]>;
export type PhotoPlace = SameAs["places"][number];

/** A photo that equals or resembles photos of other rooms. */
export type SamePhoto = {
  url: string;
  thumbnailUrl: string | null | undefined;
  fileName: string;
  size: number;
  sameAs: SameAs;
};

export function readSamePhotos(attachments: readonly photoPlaces_attachment$key[]): SamePhoto[] {
  return attachments.flatMap((ref) => {
    const { url, thumbnailUrl, fileName, size, sameAs } = readInlineData(fragment, ref);
    return sameAs ? [{ url, thumbnailUrl, fileName, size, sameAs }] : [];
  });
}
