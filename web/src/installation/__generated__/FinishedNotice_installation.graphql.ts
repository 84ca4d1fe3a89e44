/**
 * @generated SignedSource<<f19e5ea313ea7ef44cd85efb23698ff6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FinishedNotice_installation$data = {
  readonly completedAt: string | null | undefined;
  readonly " $fragmentType": "FinishedNotice_installation";
};
export type FinishedNotice_installation$key = {
  readonly " $data"?: FinishedNotice_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"FinishedNotice_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FinishedNotice_installation",
  "selections": [
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

(node as any).hash = "e5f8cfd8147a1cfbb4a87377083a1b36";

export default node;
