/**
 * @generated SignedSource<<2fea559731f7d2abad96a260de01ae90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FinishEntry_installation$data = {
  readonly completedAt: string | null | undefined;
  readonly viewerCanFinish: boolean;
  readonly " $fragmentType": "FinishEntry_installation";
};
export type FinishEntry_installation$key = {
  readonly " $data"?: FinishEntry_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"FinishEntry_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FinishEntry_installation",
  "selections": [
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
      "kind": "ScalarField",
      "name": "completedAt",
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "b0ccccfe9215560587276a8d1fadb3a5";

export default node;
