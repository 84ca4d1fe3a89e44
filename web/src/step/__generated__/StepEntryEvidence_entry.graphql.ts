/**
 * @generated SignedSource<<a363771f49d1f2e339a377a7c2900e9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepEntryEvidence_entry$data = {
  readonly id: string;
  readonly measurementId: string;
  readonly product: {
    readonly " $fragmentSpreads": FragmentRefs<"useProductTitle_product">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"StepAttachments_entry">;
  readonly " $fragmentType": "StepEntryEvidence_entry";
};
export type StepEntryEvidence_entry$key = {
  readonly " $data"?: StepEntryEvidence_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepEntryEvidence_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepEntryEvidence_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "measurementId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InstalledProduct",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useProductTitle_product"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepAttachments_entry"
    }
  ],
  "type": "StepEntry",
  "abstractKey": null
};

(node as any).hash = "c2ae4edc93fd1438fa723b7b5c7db0ea";

export default node;
