/**
 * @generated SignedSource<<df72e11f99a1f1ba86a0945494bf5816>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SendCertificateForm_project$data = {
  readonly customer: string;
  readonly customerEmail: string | null | undefined;
  readonly customerEmailBounced: boolean | null | undefined;
  readonly id: string;
  readonly signableFolders: ReadonlyArray<{
    readonly folderId: string;
    readonly " $fragmentSpreads": FragmentRefs<"recordGaps_folder">;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CertificatePreview_project">;
  readonly " $fragmentType": "SendCertificateForm_project";
};
export type SendCertificateForm_project$key = {
  readonly " $data"?: SendCertificateForm_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendCertificateForm_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SendCertificateForm_project",
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
      "name": "customer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerEmailBounced",
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
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "folderId",
            "storageKey": null
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "recordGaps_folder",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "NationalRecordState",
                "kind": "LinkedField",
                "name": "nationalRecord",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "country",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lacks",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CertificatePreview_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "24ddeb927a39451119aedda5b30e1ef3";

export default node;
