/**
 * @generated SignedSource<<939dfb41dd4db1d0546bbeef837aed48>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstrumentFiles_company$data = {
  readonly instrumentFiles: ReadonlyArray<{
    readonly fileName: string;
    readonly id: string;
    readonly lineCount: number;
    readonly readAt: string;
    readonly readBy: string | null | undefined;
    readonly url: string;
    readonly valueCount: number;
  }> | null | undefined;
  readonly " $fragmentType": "InstrumentFiles_company";
};
export type InstrumentFiles_company$key = {
  readonly " $data"?: InstrumentFiles_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstrumentFiles_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstrumentFiles_company",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "InstrumentFile",
        "kind": "LinkedField",
        "name": "instrumentFiles",
        "plural": true,
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
            "name": "fileName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lineCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "valueCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "readAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "readBy",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "8c1ba3b4321045e133b3dfbef733fbeb";

export default node;
