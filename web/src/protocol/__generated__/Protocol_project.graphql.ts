/**
 * @generated SignedSource<<2725829c52ff5c1f841018b4e0bee3cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Protocol_project$data = {
  readonly activatedFolders: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"protocolRooms_folder">;
  }> | null | undefined;
  readonly city: string;
  readonly customer: string;
  readonly name: string;
  readonly postalCode: string | null | undefined;
  readonly projectId: string;
  readonly signableFolders: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"protocolRooms_folder">;
  }> | null | undefined;
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
v2 = [
  {
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
        "name": "signableFolders",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    },
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
        "selections": (v2/*:: as any*/),
        "storageKey": "signableFolders(activated:true)"
      },
      "to": "NULL"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "7b6b1ee4010da30f03ceb574dcd42722";

export default node;
