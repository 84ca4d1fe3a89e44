import { graphql, readInlineData } from "react-relay/hooks";
import { panelSearch } from "../navigation/projectPanel.ts";
import type {
  photoPlaces_attachment$data,
  photoPlaces_attachment$key,
} from "./__generated__/photoPlaces_attachment.graphql.ts";

const fragment = graphql`
  fragment photoPlaces_attachment on Attachment @inline {
    url
    fileName
    size
    sameAs {
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
type PhotoPlace = SameAs["places"][number];

/** A photo that is in other rooms too. */
export type SamePhoto = { url: string; fileName: string; size: number; sameAs: SameAs };

export function readSamePhotos(attachments: readonly photoPlaces_attachment$key[]): SamePhoto[] {
  return attachments.flatMap((ref) => {
    const { url, fileName, size, sameAs } = readInlineData(fragment, ref);
    return sameAs ? [{ url, fileName, size, sameAs }] : [];
  });
}

/** Rooms of several folders often have the same title, so the folder is named too. */
export function roomName({ project, folder, installation }: PhotoPlace): string {
  return [installation?.title, (folder ?? project)?.title].filter(Boolean).join(", ");
}

// The path names the list of ongoing projects. For an archived project the page redirects to the right list.
export function roomPath({ project, folder, installation, stepLabel }: PhotoPlace): string | null {
  if (!project || !installation) return null;
  const page = `/projects/ongoing/${encodeURIComponent(project.restId)}`;
  const view = { name: "step", stepLabel } as const;
  const search = panelSearch({ kind: "installation", installationId: installation.restId, view });
  return page + (folder ? `/folder/${encodeURIComponent(folder.restId)}` : "") + search;
}
