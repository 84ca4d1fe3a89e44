/**
 * @generated SignedSource<<67fc5652c31dff056b0a0f521f0f29d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SendCertificateForm_project$data = {
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

(node as any).hash = "6139ab8e6c3f1e2448fcaf4d244ec47d";

export default node;
