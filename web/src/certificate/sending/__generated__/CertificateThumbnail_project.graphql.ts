/**
 * @generated SignedSource<<74ba112ed13cbe2cbf2eb3893c012aae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CertificateThumbnail_project$data = {
  readonly city: string;
  readonly customer: string;
  readonly name: string;
  readonly postalCode: string | null | undefined;
  readonly " $fragmentType": "CertificateThumbnail_project";
};
export type CertificateThumbnail_project$key = {
  readonly " $data"?: CertificateThumbnail_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertificateThumbnail_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CertificateThumbnail_project",
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
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postalCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customer",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "e5e2af5d216ef3aabb12ec97b3ec4356";

export default node;
