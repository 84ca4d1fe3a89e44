/**
 * @generated SignedSource<<136eaf4c29eb12a4367d59c3933d9f99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InstallationStatus = "COMPLETED" | "STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useFinishableRooms_installation$data = ReadonlyArray<{
  readonly id: string;
  readonly installationId: string;
  readonly status: InstallationStatus;
  readonly steps: ReadonlyArray<{
    readonly entries: ReadonlyArray<{
      readonly id: string;
    }>;
  }>;
  readonly title: string;
  readonly viewerCanFinish: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationToFinish_installation">;
  readonly " $fragmentType": "useFinishableRooms_installation";
}>;
export type useFinishableRooms_installation$key = ReadonlyArray<{
  readonly " $data"?: useFinishableRooms_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFinishableRooms_installation">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useFinishableRooms_installation",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "installationId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanFinish",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Step",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StepEntry",
          "kind": "LinkedField",
          "name": "entries",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstallationToFinish_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};
})();

(node as any).hash = "40bd0630723cbb1e95ca95b4788db854";

export default node;
