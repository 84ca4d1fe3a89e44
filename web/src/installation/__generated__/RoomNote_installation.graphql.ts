/**
 * @generated SignedSource<<bf53764e96f3accfcbafd73f56d46987>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoomNote_installation$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FailedElsewhere_installation">;
  readonly " $fragmentType": "RoomNote_installation";
};
export type RoomNote_installation$key = {
  readonly " $data"?: RoomNote_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomNote_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoomNote_installation",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FailedElsewhere_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "d1272753eadab02bd68581e156ba0532";

export default node;
