/**
 * @generated SignedSource<<aa27eaffe05a5fd232a205133029f5c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoveInstallationView_installation$data = {
  readonly id: string;
  readonly path: ReadonlyArray<{
    readonly folderId: string | null | undefined;
    readonly title: string;
  }>;
  readonly title: string;
  readonly version: string;
  readonly " $fragmentType": "MoveInstallationView_installation";
};
export type MoveInstallationView_installation$key = {
  readonly " $data"?: MoveInstallationView_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoveInstallationView_installation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoveInstallationView_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PathSegment",
      "kind": "LinkedField",
      "name": "path",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "folderId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};
})();

(node as any).hash = "15253fccd2c32c87d15e23dd98bc6d08";

export default node;
