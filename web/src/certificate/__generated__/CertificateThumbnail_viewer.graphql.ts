/**
 * @generated SignedSource<<86c5a1849f8b6b7fd819ff5100e41710>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CertificateThumbnail_viewer$data = {
  readonly company: {
    readonly name: string;
    readonly orgNumber: string;
  } | null | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly " $fragmentType": "CertificateThumbnail_viewer";
};
export type CertificateThumbnail_viewer$key = {
  readonly " $data"?: CertificateThumbnail_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertificateThumbnail_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CertificateThumbnail_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orgNumber",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "fa86496a259860d017721f2e010ff574";

export default node;
