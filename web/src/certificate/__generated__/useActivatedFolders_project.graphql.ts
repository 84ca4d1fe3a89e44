/**
 * @generated SignedSource<<9e49276d50a568d4d4782fb82b552815>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useActivatedFolders_project$data = {
  readonly activatedFolders: ReadonlyArray<{
    readonly folderId: string;
    readonly folders: ReadonlyArray<{
      readonly folderId: string;
      readonly folders: ReadonlyArray<{
        readonly folderId: string;
        readonly folders: ReadonlyArray<{
          readonly folderId: string;
          readonly installations: ReadonlyArray<{
            readonly title: string;
          }>;
          readonly selectable: boolean;
          readonly " $fragmentSpreads": FragmentRefs<"ActivatedFolder_folder" | "hasQueuedDelivery_folder">;
        }>;
        readonly installations: ReadonlyArray<{
          readonly title: string;
        }>;
        readonly selectable: boolean;
        readonly " $fragmentSpreads": FragmentRefs<"ActivatedFolder_folder" | "hasQueuedDelivery_folder">;
      }>;
      readonly installations: ReadonlyArray<{
        readonly title: string;
      }>;
      readonly selectable: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"ActivatedFolder_folder" | "hasQueuedDelivery_folder">;
    }>;
    readonly installations: ReadonlyArray<{
      readonly title: string;
    }>;
    readonly selectable: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"ActivatedFolder_folder" | "hasQueuedDelivery_folder">;
  }> | null | undefined;
  readonly " $fragmentType": "useActivatedFolders_project";
};
export type useActivatedFolders_project$key = {
  readonly " $data"?: useActivatedFolders_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useActivatedFolders_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "folderId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "selectable",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "SignableInstallation",
  "kind": "LinkedField",
  "name": "installations",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "ActivatedFolder_folder"
},
v4 = {
  "kind": "InlineDataFragmentSpread",
  "name": "hasQueuedDelivery_folder",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Certificate",
      "kind": "LinkedField",
      "name": "certificates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CertificateRecipient",
          "kind": "LinkedField",
          "name": "recipients",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useActivatedFolders_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SignableFolder",
      "kind": "LinkedField",
      "name": "activatedFolders",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SignableFolder",
          "kind": "LinkedField",
          "name": "folders",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "SignableFolder",
              "kind": "LinkedField",
              "name": "folders",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "SignableFolder",
                  "kind": "LinkedField",
                  "name": "folders",
                  "plural": true,
                  "selections": [
                    (v0/*:: as any*/),
                    (v1/*:: as any*/),
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    (v4/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "b7d02b076cb5aea8cc05f7e80fc80ad0";

export default node;
