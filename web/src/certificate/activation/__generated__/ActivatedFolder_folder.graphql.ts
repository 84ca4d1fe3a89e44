/**
 * @generated SignedSource<<35cbd5bf63196df766a8d84ab4c991a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivatedFolder_folder$data = {
  readonly certificates: ReadonlyArray<{
    readonly certificateId: string;
    readonly sentAt: string;
    readonly " $fragmentSpreads": FragmentRefs<"SentCertificate_certificate">;
  }>;
  readonly installations: ReadonlyArray<{
    readonly installationId: string;
    readonly title: string;
  }>;
  readonly title: string;
  readonly " $fragmentType": "ActivatedFolder_folder";
};
export type ActivatedFolder_folder$key = {
  readonly " $data"?: ActivatedFolder_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivatedFolder_folder">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivatedFolder_folder",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SignableInstallation",
      "kind": "LinkedField",
      "name": "installations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "installationId",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Certificate",
      "kind": "LinkedField",
      "name": "certificates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "certificateId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentAt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SentCertificate_certificate"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SignableFolder",
  "abstractKey": null
};
})();

(node as any).hash = "e9a7a80f845b8bd6228448928a06a581";

export default node;
