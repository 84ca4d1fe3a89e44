/**
 * @generated SignedSource<<79d461cf2bf602639f5f7a980e125e6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawCertificateModal_certificate$data = {
  readonly id: string;
  readonly number: string;
  readonly rooms: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "WithdrawCertificateModal_certificate";
};
export type WithdrawCertificateModal_certificate$key = {
  readonly " $data"?: WithdrawCertificateModal_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawCertificateModal_certificate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WithdrawCertificateModal_certificate",
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
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rooms",
      "storageKey": null
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};

(node as any).hash = "1d2cef6a07990c348d87799545ed13ff";

export default node;
