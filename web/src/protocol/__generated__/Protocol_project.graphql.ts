/**
 * @generated SignedSource<<28bcf16ac54462c173b56111391d1eb7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Protocol_project$data = {
  readonly activatedFolders: ReadonlyArray<{
    readonly folders: ReadonlyArray<{
      readonly folders: ReadonlyArray<{
        readonly folders: ReadonlyArray<{
          readonly " $fragmentSpreads": FragmentRefs<"protocolRooms_folder">;
        }>;
        readonly " $fragmentSpreads": FragmentRefs<"protocolRooms_folder">;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"protocolRooms_folder">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"protocolRooms_folder">;
  }> | null | undefined;
  readonly city: string;
  readonly customer: string;
  readonly foldersToActivate: ReadonlyArray<{
    readonly folders: ReadonlyArray<{
      readonly folders: ReadonlyArray<{
        readonly folders: ReadonlyArray<{
          readonly " $fragmentSpreads": FragmentRefs<"protocolRooms_folder">;
        }>;
        readonly " $fragmentSpreads": FragmentRefs<"protocolRooms_folder">;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"protocolRooms_folder">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"protocolRooms_folder">;
  }> | null | undefined;
  readonly name: string;
  readonly postalCode: string | null | undefined;
  readonly projectId: string;
  readonly " $fragmentType": "Protocol_project";
};
export type Protocol_project$key = {
  readonly " $data"?: Protocol_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"Protocol_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "kind": "InlineDataFragmentSpread",
  "name": "protocolRooms_folder",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "folderId",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v0/*:: as any*/),
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
          "name": "installationId",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activatedAt",
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
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v3 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "SignableFolder",
    "kind": "LinkedField",
    "name": "folders",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "SignableFolder",
        "kind": "LinkedField",
        "name": "folders",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SignableFolder",
            "kind": "LinkedField",
            "name": "folders",
            "plural": true,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Protocol_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "projectId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postalCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "SignableFolder",
        "kind": "LinkedField",
        "name": "foldersToActivate",
        "plural": true,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "SignableFolder",
        "kind": "LinkedField",
        "name": "activatedFolders",
        "plural": true,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "e46bc82f19a7fc96a167f390c63fad34";

export default node;
