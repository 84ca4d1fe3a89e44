/**
 * @generated SignedSource<<9377fb423a119e040932e1bd6727b95a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useActivatedFolders_project$data = {
  readonly activatedFolders: ReadonlyArray<{
    readonly certificates: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly folderId: string;
    readonly installations: ReadonlyArray<{
      readonly title: string;
    }>;
    readonly name: string;
    readonly pathIds: ReadonlyArray<string>;
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
  "name": "state",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "copy",
  "storageKey": null
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
        "alias": "activatedFolders",
        "args": [
          {
            "kind": "Literal",
            "name": "activated",
            "value": true
          }
        ],
        "concreteType": "SignableFolder",
        "kind": "LinkedField",
        "name": "signableFolders",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "folderId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pathIds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "selectable",
            "storageKey": null
          },
          {
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
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ActivatedFolder_folder"
          },
          {
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
                      (v0/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "args": null,
            "argumentDefinitions": []
          },
          {
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
                      (v1/*:: as any*/),
                      (v0/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "args": null,
            "argumentDefinitions": []
          },
          {
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
                      (v1/*:: as any*/),
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
            "argumentDefinitions": []
          }
        ],
        "storageKey": "signableFolders(activated:true)"
      },
      "to": "NULL"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "46adf40b913ca23440273d85442e822b";

export default node;
