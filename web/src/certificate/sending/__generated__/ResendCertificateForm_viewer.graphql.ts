/**
 * @generated SignedSource<<f60be07848519fb8201cad434818fcf1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResendCertificateForm_viewer$data = {
  readonly email: string;
  readonly features: {
    readonly certificateRegister: boolean;
  } | null | undefined;
  readonly " $fragmentType": "ResendCertificateForm_viewer";
};
export type ResendCertificateForm_viewer$key = {
  readonly " $data"?: ResendCertificateForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResendCertificateForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResendCertificateForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Features",
        "kind": "LinkedField",
        "name": "features",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "certificateRegister",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "94c711151dd80f463f20f5f433924871";

export default node;
