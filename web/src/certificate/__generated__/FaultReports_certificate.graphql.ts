/**
 * @generated SignedSource<<c098ad5e52e2a5daf453a57a90844ff4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FaultReports_certificate$data = {
  readonly faultReports: ReadonlyArray<{
    readonly email: string | null | undefined;
    readonly name: string | null | undefined;
    readonly phone: string | null | undefined;
    readonly reportedAt: string;
    readonly text: string;
  }> | null | undefined;
  readonly number: string;
  readonly " $fragmentType": "FaultReports_certificate";
};
export type FaultReports_certificate$key = {
  readonly " $data"?: FaultReports_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"FaultReports_certificate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FaultReports_certificate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FaultReport",
      "kind": "LinkedField",
      "name": "faultReports",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reportedAt",
          "storageKey": null
        },
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
          "name": "phone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};

(node as any).hash = "ffc9dbe79b1e0fcb25bd53b04ed3aaf0";

export default node;
