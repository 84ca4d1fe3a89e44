/**
 * @generated SignedSource<<3d817a19cce391d1956da56513a94c38>>
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
          readonly name: string;
          readonly selectable: boolean;
          readonly " $fragmentSpreads": FragmentRefs<"ActivatedFolder_folder" | "hasQueuedDelivery_folder" | "lastSendings_folder" | "useUndeliveredChoice_folder">;
        }>;
        readonly installations: ReadonlyArray<{
          readonly title: string;
        }>;
        readonly name: string;
        readonly selectable: boolean;
        readonly " $fragmentSpreads": FragmentRefs<"ActivatedFolder_folder" | "hasQueuedDelivery_folder" | "lastSendings_folder" | "useUndeliveredChoice_folder">;
      }>;
      readonly installations: ReadonlyArray<{
        readonly title: string;
      }>;
      readonly name: string;
      readonly selectable: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"ActivatedFolder_folder" | "hasQueuedDelivery_folder" | "lastSendings_folder" | "useUndeliveredChoice_folder">;
    }>;
    readonly installations: ReadonlyArray<{
      readonly title: string;
    }>;
    readonly name: string;
    readonly selectable: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"ActivatedFolder_folder" | "hasQueuedDelivery_folder" | "lastSendings_folder" | "useUndeliveredChoice_folder">;
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
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "selectable",
  "storageKey": null
},
v3 = {
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
v4 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "ActivatedFolder_folder"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v6 = {
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
            (v5/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "copy",
  "storageKey": null
},
v8 = {
  "kind": "InlineDataFragmentSpread",
  "name": "useUndeliveredChoice_folder",
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
            (v7/*:: as any*/),
            (v5/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v9 = {
  "kind": "InlineDataFragmentSpread",
  "name": "lastSendings_folder",
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
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
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
              "name": "email",
              "storageKey": null
            },
            (v7/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "changedAt",
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
      "kind": "CatchField",
      "field": {
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
          (v6/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
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
              (v6/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
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
                  (v6/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
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
                      (v6/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/)
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
      },
      "to": "NULL"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "f72be7fcf6e1bdb6bae0442f77671ffe";

export default node;
