/**
 * @generated SignedSource<<03b26b0a6d30ac38f7d6d6699a11005a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepEntryEvidence_entry$data = {
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

(node as any).hash = "149eefcf575143765f81bd6408cadd79";

export default node;
